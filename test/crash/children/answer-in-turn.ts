// Answers the question of each run that it is told of, at once, and says what became of that.
import { answerRequest } from '../../../src/engine/answer-request.ts'
import { isFault } from '../../../src/model/fault.ts'
import { openSqliteStore } from '../../../src/stores/sqlite/sqlite-store.ts'

const [dir = '', name = '', decision = ''] = process.argv.slice(2)
const store = openSqliteStore(dir, { mode: 'write' })

interface Question { readonly runId: string; readonly requestId: string }

async function answered({ runId, requestId }: Question): Promise<string> {
  try {
    await answerRequest({ store, runId, requestId, decision, actor: `test:${name}`, via: 'test', ambient: Date })
    return 'accepted'
  } catch (error) {
    return isFault(error) ? `${error.code}: ${error.message}` : String(error)
  }
}

process.on('message', (question: Question | 'end') => {
  if (question === 'end') void store.close().then(() => { process.disconnect() })
  else void answered(question).then((said) => process.send?.(said))
})
process.send?.('ready')
