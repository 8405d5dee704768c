// Generated from src/model by `npm run schemas`. Do not edit.
export { validateFlow } from './validate-flow.js'
export { validateFlow1 } from './validate-flow1.js'
export { validateRunEvent } from './validate-run-event.js'
export { validateLockfile } from './validate-lockfile.js'
export { validateConfig } from './validate-config.js'
export { validateManifest } from './validate-manifest.js'
export { validatePolicy } from './validate-policy.js'
export { validateRpcCall } from './validate-rpc-call.js'
