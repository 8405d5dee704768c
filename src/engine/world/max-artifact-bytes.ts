/** Largest file of an artifact that is kept where nobody says otherwise, in bytes: 1 GiB. */
export const MAX_ARTIFACT_BYTES = 1024 ** 3
