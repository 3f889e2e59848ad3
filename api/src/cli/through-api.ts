import { connect, type Socket } from 'node:net'
import type { ChannelAnswer, ChannelRequest } from '../admin/channel'
import { readJsonLines, writeJsonLine } from '../admin/json-lines'
import type { OperationResult } from '../admin/operation'
import { Failure } from '../failure'
import type { Command } from './run-anywhere'

/** Has a running API do it; undefined when none listens there. */
export async function throughApi(path: string, command: Command): Promise<OperationResult | undefined> {
  const socket = await open(path)
  if (!socket) return undefined
  try {
    const said = send(socket, command)
    said.catch((error: Error) => socket.destroy(error))
    return await hear(socket, command)
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

async function send(socket: Socket, { name, input, actor, dryRun = false, body }: Command) {
  const say = (line: ChannelRequest) => writeJsonLine(socket, line)
  await say({ name, input, actor, dryRun, hasBody: body !== undefined })
  for await (const piece of body ?? []) {
    if (socket.destroyed) return
    await say({ piece })
  }
  if (body) await say({ end: true })
}

async function hear(socket: Socket, { emit, progress }: Command): Promise<OperationResult> {
  for await (const line of readJsonLines(socket as AsyncIterable<string>)) {
    const answer = line as ChannelAnswer
    if ('piece' in answer) await emit?.(answer.piece)
    else if ('progress' in answer) progress?.(...answer.progress)
    else if ('result' in answer) return answer.result
    else {
      const { status, code, message, extra } = answer.failure
      throw new Failure(status, code, message, { extra })
    }
  }
  throw new Failure(503, 'cut_off', 'The shop stopped while it was at work: look with "audit" whether it was done.')
}
