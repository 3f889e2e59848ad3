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

/**
 * Messages of a command, one JSON value per line: the operation, then the chunks of its file if it has one (in
 * base64 if it is binary), then the end of the file.
 */
export type ChannelRequest =
  | { name: string; input: unknown; actor: string; dryRun: boolean; hasBody: boolean; hasBytes: boolean }
  | { piece: string }
  | { end: true }
/** Messages of the API, one JSON value per line: file chunks (bytes in base64) and progress, and last the result or the failure. */
export type ChannelResponse =
  | { piece: string }
  | { bytes: string }
  | { progress: [step: string, done: number, of?: number] }
  | { result: OperationResult }
  | { failure: { status: number; code: string; message: string; extra?: Record<string, unknown> } }

/** Resources of a running API that operations use. */
export type ApiResources = Pick<OperationContext, 'db' | 'dataDir' | 'originals' | 'payments' | 'operationsUrl'>

const LONGEST_SOCKET_PATH = 100
const SEE_LOG = "The operation failed. See the API's log for the reason."

/** Path of the API's socket for operators: in its data folder, accessible to its own user only. */
export function channelPath(dataDir: string): string {
  const path = join(dataDir, 'admin.sock')
  if (path.length <= LONGEST_SOCKET_PATH) return path
  return join(tmpdir(), `shop-admin-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}.sock`)
}

/**
 * Runs operations in this process for operators, since only one process can open the embedded database. The caller
 * must hold the folder's lock.
 */
export async function openChannel(resources: ApiResources, logger: Logger): Promise<{ close: () => Promise<void> }> {
  const path = channelPath(resources.dataDir)
  rmSync(path, { force: true })
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.setEncoding('utf8').on('error', () => socket.destroy())
    void serveOperator(socket, resources, logger).finally(() => {
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

async function serveOperator(socket: Socket, resources: ApiResources, logger: Logger) {
  const respond = (response: ChannelResponse) => writeJsonLine(socket, response)
  try {
    const lines = readJsonLines(socket.iterator({ destroyOnReturn: false }) as AsyncIterable<string>)
    const request = (await lines.next()).value as Extract<ChannelRequest, { name: string }> | undefined
    if (!request) return
    const context: OperationContext = {
      ...resources,
      actor: String(request.actor),
      dryRun: request.dryRun === true,
      body: request.hasBody ? bodyOf(lines) : undefined,
      bytes: request.hasBytes ? bytesOf(lines) : undefined,
      emit: (piece) =>
        respond(typeof piece === 'string' ? { piece } : { bytes: Buffer.from(piece).toString('base64') }),
      progress: (...progress) => void respond({ progress }),
    }
    await respond({ result: await runOperation(context, request.name, request.input) })
  } catch (error) {
    if (!(error instanceof Failure)) logger.error({ err: error }, 'an operation failed')
    const failure = error instanceof Failure ? error : new Failure(500, 'unexpected', SEE_LOG)
    const { status, code, message, detail } = failure
    await respond({ failure: { status, code, message, extra: detail.extra } })
  }
}

/** The binary file after a request, whose chunks are sent in base64. */
async function* bytesOf(lines: AsyncGenerator<unknown>): AsyncGenerator<Uint8Array> {
  for await (const piece of bodyOf(lines)) yield Buffer.from(piece, 'base64')
}

/** The file after a request; the operation fails if the command disconnects before its end. */
async function* bodyOf(lines: AsyncGenerator<unknown>): AsyncGenerator<string> {
  for (;;) {
    const { value, done } = await lines.next()
    if (done) throw new Failure(400, 'cut_off', 'The connection closed before the end of the file.')
    if ('end' in (value as object)) return
    yield String((value as { piece: string }).piece)
  }
}
