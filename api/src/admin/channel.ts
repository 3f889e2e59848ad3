import { createHash } from 'node:crypto'
import { chmodSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Database } from '../database/client'
import { Failure } from '../failure'
import type { OperationResult } from './operation'
import { runOperation } from './operations'

/** One line of JSON each way. */
export interface ChannelRequest {
  name: string
  input: unknown
  actor: string
}
/** What comes back. */
export type ChannelAnswer = { result: OperationResult } | { failure: string }

const LONGEST_SOCKET_PATH = 100
const LONGEST_REQUEST = 1_000_000

/** Where a running API listens for operators: a socket in its data folder that only its own user may open. */
export function channelPath(dataDir: string): string {
  const path = join(dataDir, 'admin.sock')
  if (path.length <= LONGEST_SOCKET_PATH) return path
  return join(tmpdir(), `shop-admin-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}.sock`)
}

/** Lets operators work through this process, since the embedded database can be open in one only. The folder's lock must be held. */
export async function openChannel(
  dataDir: string,
  db: Database,
  logger: Logger,
): Promise<{ close: () => Promise<void> }> {
  const path = channelPath(dataDir)
  rmSync(path, { force: true })
  const server = createServer((socket) => serveOperator(socket, db, logger))
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

function serveOperator(socket: Socket, db: Database, logger: Logger) {
  let text = ''
  socket.setEncoding('utf8').on('error', () => socket.destroy())
  socket.on('data', (piece: string) => {
    text += piece
    if (text.length > LONGEST_REQUEST) return socket.destroy()
    if (!text.endsWith('\n')) return
    void answer(text, db, logger).then((line) => socket.end(`${JSON.stringify(line)}\n`))
  })
}

async function answer(text: string, db: Database, logger: Logger): Promise<ChannelAnswer> {
  try {
    const { name, input, actor } = JSON.parse(text) as ChannelRequest
    return { result: await runOperation({ db, actor: String(actor) }, name, input) }
  } catch (error) {
    if (error instanceof Failure) return { failure: error.message }
    logger.error({ err: error }, 'an operation failed')
    return { failure: 'The operation failed; the log of the API says why.' }
  }
}
