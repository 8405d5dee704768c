/** The variable that holds what a webhook is signed with, where the configuration names no other source. No command inherits it. */
export const WEBHOOK_SECRET = 'FLOWIR_WEBHOOK_SECRET'
