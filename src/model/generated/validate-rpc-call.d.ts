// Generated from src/model by `npm run schemas`. Do not edit.
import type { Validator } from './validators.js'

export declare const validateRpcCall: Validator
