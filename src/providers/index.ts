export { shell, type ShellOptions } from './shell/shell.ts'
export { fs } from './fs/fs.ts'
export { fn, type FlowFunction, type FnContext, type FnOptions } from './fn/fn.ts'
export { session, type SessionOptions } from './session/session.ts'
export type { FrameTest, SessionAnswer, SessionConfig, SessionLimits, Usage, UsagePath } from './session/session-config.ts'
export { fake, type FakeOptions } from './fake/fake.ts'
export { fakeWorld } from './fake/fake-world.ts'
export type { FakeAnswer, FakeDispatch, FakeFault, FakeScript, FakeVerdict, FakeWorld } from './fake/fake-world.ts'
export { defineProvider, type ProviderDefinition } from './define-provider.ts'
export type { ActionDefinition, DefinedCall } from './action-definition.ts'
export type { SchemaValue } from './schema-value.ts'
export { cancelled, failed, succeeded, timedOut } from './outcome.ts'
export { ProviderError } from '../ports/provider.ts'
export type {
  ActionCall, ActionOutcome, Attestation, Health, Observation, ObservationWant, OpenOptions, OutputChunk, Provider, ProviderSession,
  ReconcileResult, SecretHandle, SecretResolver, UiNode,
} from '../ports/provider.ts'
