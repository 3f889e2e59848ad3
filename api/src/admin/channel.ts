import { createHash } from 'node:crypto'
import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { Failure } from '../failure'
import { readJsonLines, writeJsonLine } from './json-lines'
import type { OperationContext, OperationResult } from './operation'
import { runOperation } from './operations'

/** What a command says, as lines of JSON: what to do, then the pieces of its file if it has one, then that the file ends. */
export type ChannelRequest =
  { name: string; input: unknown; actor: string; dryRun: boolean; hasBody: boolean } | { piece: string } | { end: true }
/** What comes back, as lines of JSON: pieces of a file and progress as they come, last the result or the failure. */
export type ChannelAnswer =
  | { piece: string }
  | { progress: [step: string, done: number, of?: number] }
  | { result: OperationResult }
  | { failure: { status: number; code: string; message: string; extra?: Record<string, unknown> } }

/** What a running API lends to operations. */
export type Lent = Pick<OperationContext, 'db' | 'dataDir' | 'payments'>

const LONGEST_SOCKET_PATH = 100
const SEE_LOG = 'The operation failed; the log of the API says why.'

/** Where a running API listens for operators: a socket in its data folder that only its own user may open. */
export function channelPath(dataDir: string): string {
  const path = join(dataDir, 'admin.sock')
  if (path.length <= LONGEST_SOCKET_PATH) return path
  return join(tmpdir(), `shop-admin-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}.sock`)
}

/** Lets operators work through this process, since the embedded database can be open in one only. The folder's lock must be held. */
export async function openChannel(lent: Lent, logger: Logger): Promise<{ close: () => Promise<void> }> {
  const path = channelPath(lent.dataDir)
  rmSync(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.setEncoding('utf8').on('error', () => socket.destroy())
    void serveOperator(socket, lent, logger).finally(() => {
      socket.end()
      socket.resume()
    })
  })
  await new Promise<void>((done, refuse) => server.once('error', refuse).listen(path, done))
  chmodSync(path, 0o600)
  return {
    close: () =>
      new Promise((done) =>
        server.close(() => {
          rmSync(path, { force: true })
          done()
        }),
      ),
  }
}

async function serveOperator(socket: Socket, lent: Lent, logger: Logger) {
  const say = (answer: ChannelAnswer) => writeJsonLine(socket, answer)
  try {
    const lines = readJsonLines(socket.iterator({ destroyOnReturn: false }) as AsyncIterable<string>)
    const request = (await lines.next()).value as Extract<ChannelRequest, { name: string }> | undefined
    if (!request) return
    const context: OperationContext = {
      ...lent,
      actor: String(request.actor),
      dryRun: request.dryRun === true,
      body: request.hasBody ? bodyOf(lines) : undefined,
      emit: (piece) => say({ piece }),
      progress: (...progress) => void say({ progress }),
    }
    await say({ result: await runOperation(context, request.name, request.input) })
  } catch (error) {
    if (!(error instanceof Failure)) logger.error({ err: error }, 'an operation failed')
    const known = error instanceof Failure ? error : new Failure(500, 'unexpected', SEE_LOG)
    const { status, code, message, detail } = known
    await say({ failure: { status, code, message, extra: detail.extra } })
  }
}

/** The file that follows a request; a command that goes away before its end makes the operation fail. */
async function* bodyOf(lines: AsyncGenerator<unknown>): AsyncGenerator<string> {
  for (;;) {
    const { value, done } = await lines.next()
    if (done) throw new Failure(400, 'cut_off', 'The file was cut off before its end.')
    if ('end' in (value as object)) return
    yield String((value as { piece: string }).piece)
  }
}
