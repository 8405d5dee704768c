import type { Region } from '../model/flow.ts'
import type { Verdict } from '../model/vocabulary.ts'

/** Confirms what an image shows. It can never act, and any failure of it counts as `unknown`. */
export interface VisionVerifier {
  readonly name: string
  /** @param question.image encoded PNG or JPEG bytes @param question.region in pixels of the image */
  verify(question: { readonly image: Uint8Array; readonly prompt: string; readonly region?: Region }, signal: AbortSignal):
    Promise<{ readonly verdict: Verdict; readonly reason: string }>
}
