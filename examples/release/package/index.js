/** Lower-case words joined by hyphens. */
export const slug = (text) =>
  text.normalize('NFKD').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
