import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { channelPath, type ChannelAnswer, type ChannelRequest } from '../admin/channel'
import type { OperationResult } from '../admin/operation'
import { runOperation } from '../admin/operations'
import { openPglite, openPostgres, type DatabaseHandle } from '../database/client'
import { migrate } from '../database/migrate'
import type { Environment } from '../environment'
import { Failure } from '../failure'
import { lockFolder } from '../folder-lock'

const actor = () => `${userInfo().username}@cli`

/** Runs an operation on PostgreSQL, through the running API, or on the embedded database when no API has it open. */
export async function runAnywhere(environment: Environment, name: string, input: unknown): Promise<OperationResult> {
  if (environment.DATABASE_URL) return onDatabase(openPostgres(environment.DATABASE_URL, { max: 2 }), name, input)
  const answered = await throughApi(channelPath(environment.DATA_DIR), { name, input, actor: actor() })
  if (answered) return answered
  const lock = await lockFolder(environment.DATA_DIR)
  try {
    const folder = join(environment.DATA_DIR, 'database')
    mkdirSync(folder, { recursive: true })
    return await onDatabase(await openPglite({ folder }), name, input)
  } finally {
    await lock.release()
  }
}

async function onDatabase(handle: DatabaseHandle, name: string, input: unknown) {
  try {
    await migrate(handle)
    return await runOperation({ db: handle.db, actor: actor() }, name, input)
  } finally {
    await handle.close()
  }
}

/** Undefined when no API listens there. */
function throughApi(path: string, request: ChannelRequest): Promise<OperationResult | undefined> {
  return new Promise((done, refuse) => {
    let text = ''
    const socket = connect(path, () => socket.write(`${JSON.stringify(request)}\n`))
    socket.setEncoding('utf8').on('data', (piece: string) => (text += piece))
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') done(undefined)
      else refuse(error)
    })
    socket.on('end', () => {
      const answer = JSON.parse(text) as ChannelAnswer
      if ('result' in answer) done(answer.result)
      else refuse(new Failure(422, 'refused', answer.failure))
    })
  })
}
