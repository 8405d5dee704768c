import type { LiveNote } from '../../engine/run-handle.ts'
import type { ReporterName } from './choose-reporters.ts'
import { GithubReporter } from './github-reporter.ts'
import { JsonReporter } from './json-reporter.ts'
import { JsonStreamReporter } from './json-stream-reporter.ts'
import { JunitReporter } from './junit-reporter.ts'
import { PlainReporter } from './plain-reporter.ts'
import type { Reporter, ReporterOptions, RunEnding } from './reporter.ts'
import { TerminalReporter } from './terminal-reporter.ts'

const MAKE: Readonly<Record<Exclude<ReporterName, 'quiet'>, (options: ReporterOptions) => Reporter>> = {
  terminal: (options) => new TerminalReporter(options), plain: (options) => new PlainReporter(options),
  github: (options) => new GithubReporter(options), json: (options) => new JsonReporter(options),
  'json-stream': (options) => new JsonStreamReporter(options), junit: (options) => new JunitReporter(options),
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Several reporters as one. What a reporter gets wrong must not touch the run: it is named once and switched off. */
export function combineReporters(reporters: readonly Reporter[], complain: (text: string) => void): Reporter {
  const working = new Set(reporters)
  const each = (does: (reporter: Reporter) => void): void => {
    for (const reporter of working) {
      try {
        does(reporter)
      } catch (error) {
        working.delete(reporter)
        complain(`${reporter.constructor.name} failed and shows nothing more: ${messageOf(error)}`)
      }
    }
  }
  return {
    note: (note: LiveNote) => { each((reporter) => { reporter.note(note) }) },
    say: (text: string) => { each((reporter) => { reporter.say(text) }) },
    show: (lines: readonly string[]) => { each((reporter) => { reporter.show(lines) }) },
    pause: () => { each((reporter) => { reporter.pause() }) },
    tick: () => { each((reporter) => { reporter.tick() }) },
    end: (ending: RunEnding) => { each((reporter) => { reporter.end(ending) }) },
  }
}

/** The reporters of those names, as one. */
export function createReporter(names: readonly ReporterName[], options: ReporterOptions): Reporter {
  const reporters = names.filter((name) => name !== 'quiet').map((name) => MAKE[name](options))
  return combineReporters(reporters, (text) => options.stderr.write(`${text}\n`))
}
