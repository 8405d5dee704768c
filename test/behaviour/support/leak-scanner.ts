import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Finds a secret by undoing what writers of it may have done, where the product looks for what they may have written: one cannot have the
// other's blind spots.

const unescapedJson = (text: string): string => text.replace(/\\(?:u([\da-fA-F]{4})|(.))/gs, (_, code: string | undefined, char: string) =>
  code === undefined ? ({ n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }[char] ?? char) : String.fromCharCode(Number.parseInt(code, 16)))

const unescapedMarkup = (text: string): string => text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) =>
  ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }[name] ?? ''))

const decodedPercent = (text: string): string =>
  Buffer.concat(text.split(/((?:%[\da-fA-F]{2})+)/).map((part) => part.startsWith('%') && /^(%[\da-fA-F]{2})+$/.test(part)
    ? Buffer.from(part.replaceAll('%', ''), 'hex') : Buffer.from(part))).toString()

/** Decoded from every place where a group of digits may begin. */
function decodedRuns(text: string, digits: RegExp, group: number, encoding: 'base64' | 'hex'): string[] {
  return (text.match(digits) ?? []).flatMap((run) => Array.from({ length: group }, (_, offset) =>
    Buffer.from(run.slice(offset), encoding).toString('latin1')))
}

/** What is left of a text once colours and what has no width are taken out. */
const shownOf = (text: string): string => text.replace(/\u001b\[[\d;]*[A-Za-z]|[\0\u200b\u202e]/g, '')

/** Every reading of a text. */
function readings(text: string): { readonly plain: readonly string[]; readonly decoded: readonly string[] } {
  const once = unescapedJson(text)
  const twice = unescapedJson(once)
  const plain = [text, once, twice, unescapedJson(twice)].flatMap((form) => [form, shownOf(form)])
    .flatMap((form) => [form, unescapedMarkup(form)])
    .flatMap((form) => [form, decodedPercent(form), decodedPercent(form.replaceAll('+', ' '))])
  const joined = plain.map((form) => form.replace(/[\r\n]/g, ''))
  const decoded = [...new Set(joined)].flatMap((form) => [
    ...decodedRuns(form, /[\w+/-]{8,}/g, 4, 'base64'), ...decodedRuns(form, /[\da-fA-F]{12,}/g, 2, 'hex'),
  ])
  return { plain, decoded }
}

/** Whether bytes hold a secret in any form that the scanner can undo. */
export function holdsSecret(bytes: Uint8Array | string, secret: string): boolean {
  const { plain, decoded } = readings(Buffer.from(bytes).toString())
  const raw = Buffer.from(secret).toString('latin1')
  return plain.some((form) => form.includes(secret)) || decoded.some((form) => form.includes(raw))
}

/** Files below a folder that hold the secret; their names count too. */
export const filesHolding = (folder: string, secret: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => holdsSecret(path, secret) || holdsSecret(readFileSync(path), secret))

/** What a careless program may write of a secret. */
export const encodingsOf = (secret: string): Readonly<Record<string, string>> => {
  const base64 = (text: string): string => Buffer.from(text).toString('base64')
  return {
    plain: secret, base64: base64(secret), 'base64 at 1': base64(`x${secret}`), 'base64 at 2': base64(`xy${secret}z`),
    'base64 in lines': base64(secret).replace(/.{5}/g, '$&\n'), base64url: Buffer.from(secret).toString('base64url'),
    percent: encodeURIComponent(secret), 'percent, lower case': encodeURIComponent(secret).replace(/%../g, (hex) => hex.toLowerCase()),
    form: encodeURIComponent(secret).replaceAll('%20', '+'), JSON: JSON.stringify({ secret }),
    'JSON in JSON': JSON.stringify(JSON.stringify(secret)),
    'ASCII JSON': JSON.stringify(secret).replace(/[^\0-\x7f]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`),
    hex: Buffer.from(secret).toString('hex'), 'HEX': Buffer.from(secret).toString('hex').toUpperCase(),
    'colour inside': secret.replace(/.(?=.)/gu, '$&\u001b[1;31m\u001b[K'), 'marks inside': secret.replace(/.(?=.)/gu, '$&\u200b\0\u202e'),
    markup: secret.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
  }
}
