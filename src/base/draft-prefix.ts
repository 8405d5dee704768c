/** How names begin of files that are written beside their places before they get their own names. No glob of a flow matches them. */
export const DRAFT_PREFIX = '.flowir-draft-'
