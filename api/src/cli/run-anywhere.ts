import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { channelPath } from '../admin/channel'
import type { OperationContext, OperationResult } from '../admin/operation'
import { runOperation } from '../admin/operations'
import { openPglite, openPostgres, type Database, type DatabaseHandle } from '../database/client'
import { operatorDeadlines } from '../database/deadlines'
import { sqlState } from '../database/failures'
import { migrate } from '../database/migrate'
import { isEmpty } from '../database/is-empty'
import type { Environment } from '../environment'
import { Failure } from '../failure'
import { FolderInUse, lockFolder } from '../folder-lock'
import { openBucket } from '../modules/media/bucket'
import { openOriginals } from '../modules/media/original-store'
import { createPaymentProvider } from '../modules/payments/create-payment-provider'
import { throughApi } from './through-api'

const NO_TABLE = '42P01'
const operatorPool = { max: 2, deadlines: operatorDeadlines }

/** An operation with its actor and streams. */
export interface Command extends Pick<OperationContext, 'actor' | 'dryRun' | 'body' | 'bytes' | 'emit' | 'progress'> {
  name: string
  input: unknown
}

/** Runs an operation on PostgreSQL, through the running API, or on the embedded database when no API has it open. */
export async function runAnywhere(environment: Environment, command: Command): Promise<OperationResult> {
  if (environment.DATABASE_URL)
    return onDatabase(openPostgres(environment.DATABASE_URL, operatorPool), environment, command)
  const apiResult = await throughApi(channelPath(environment.DATA_DIR), command)
  if (apiResult) return apiResult
  const folder = join(environment.DATA_DIR, 'database')
  if (!existsSync(folder)) {
    if (!begins(command)) throw notInitialized(environment.DATA_DIR)
    if (command.dryRun) return onDatabase(await openPglite(), environment, command)
  }
  const lock = await lockFolder(environment.DATA_DIR).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error
    const who = 'a shop that is just starting or stopping, or by another command'
    throw new Failure(503, 'busy', `${environment.DATA_DIR} is in use by ${who}: try again in a moment.`)
  })
  try {
    mkdirSync(folder, { recursive: true })
    return await onDatabase(await openPglite({ folder }), environment, command)
  } finally {
    await lock.release()
  }
}

const notInitialized = (location: string) =>
  new Failure(503, 'empty', `The shop in ${location} has never been started: run npm start once, then try again.`)

/** Checked before migrating, because a mistyped address must not create tables. */
const isUninitialized = (db: Database) =>
  isEmpty(db).catch((error: unknown) => {
    if (sqlState(error) === NO_TABLE) return true
    throw error
  })

/** Whether a command may create the shop. */
const begins = ({ name }: Command) => name === 'shop.init'

async function onDatabase(handle: DatabaseHandle, environment: Environment, command: Command) {
  const { name, input, ...rest } = command
  try {
    const mayCreate = begins(command) && !(command.dryRun && handle.kind === 'postgres')
    if (!mayCreate && (await isUninitialized(handle.db)))
      throw notInitialized(environment.DATABASE_URL ? 'DATABASE_URL' : environment.DATA_DIR)
    await migrate(handle)
    const payments = await createPaymentProvider(environment)
    const { DATA_DIR: dataDir, OPERATIONS_URL: operationsUrl, MEDIA_URL } = environment
    const originals = openOriginals(dataDir, MEDIA_URL ? openBucket(MEDIA_URL) : undefined)
    return await runOperation({ ...rest, db: handle.db, dataDir, originals, operationsUrl, payments }, name, input)
  } finally {
    await handle.close()
  }
}
