import { connect, type Socket } from 'node:net'
import type { ChannelResponse, ChannelRequest } from '../admin/channel'
import { readJsonLines, writeJsonLine } from '../admin/json-lines'
import type { OperationResult } from '../admin/operation'
import { Failure } from '../failure'
import type { Command } from './run-anywhere'

/** Runs the command through a running API; undefined if none is listening. */
export async function throughApi(path: string, command: Command): Promise<OperationResult | undefined> {
  const socket = await open(path)
  if (!socket) return undefined
  try {
    const sending = send(socket, command)
    sending.catch((error: Error) => socket.destroy(error))
    return await receive(socket, command)
  } finally {
    socket.destroy()
  }
}

function open(path: string): Promise<Socket | undefined> {
  return new Promise((done, refuse) => {
    const socket = connect(path)
    socket.setEncoding('utf8').once('connect', () => done(socket))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') done(undefined)
      else refuse(error)
    })
  })
}

async function send(socket: Socket, { name, input, actor, dryRun = false, body, bytes }: Command) {
  const write = (line: ChannelRequest) => writeJsonLine(socket, line)
  await write({ name, input, actor, dryRun, hasBody: body !== undefined, hasBytes: bytes !== undefined })
  for await (const piece of body ?? []) {
    if (socket.destroyed) return
    await write({ piece })
  }
  for await (const chunk of bytes ?? []) {
    if (socket.destroyed) return
    await write({ piece: Buffer.from(chunk).toString('base64') })
  }
  if (body || bytes) await write({ end: true })
}

async function receive(socket: Socket, { emit, progress }: Command): Promise<OperationResult> {
  for await (const line of readJsonLines(socket as AsyncIterable<string>)) {
    const response = line as ChannelResponse
    if ('piece' in response) await emit?.(response.piece)
    else if ('bytes' in response) await emit?.(Buffer.from(response.bytes, 'base64'))
    else if ('progress' in response) progress?.(...response.progress)
    else if ('result' in response) return response.result
    else {
      const { status, code, message, extra } = response.failure
      throw new Failure(status, code, message, { extra })
    }
  }
  throw new Failure(
    503,
    'cut_off',
    'The shop stopped during the operation: check with "audit" whether it was completed.',
  )
}
