import { restrictPermissions } from '@shop/shared-api/data-folder'
import { explainStartFailure } from './database/start-failure'
import { DRAIN_MS } from './drain'
import { FolderUnavailable } from './folder-lock'
import { readServerEnvironment, InvalidSettings } from './environment'
import { makeLogger } from './logging'
import { startApi } from './start-api'

async function main() {
  const environment = readServerEnvironment(process.env)
  restrictPermissions(environment.DATA_DIR)
  const logger = makeLogger(environment.LOG_LEVEL)
  const starting = startApi(environment, logger)
  let stopping = false

  async function stop(why: string) {
    if (stopping) return
    stopping = true
    logger.info({ why }, 'stopping')
    setTimeout(() => process.exit(1), DRAIN_MS).unref()
    await starting.then((api) => api.close())
    process.exit(0)
  }

  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal))
  if (process.connected) process.on('disconnect', () => void stop('parent gone'))
  const api = await starting
  logger.info({ event: 'ready', url: api.url, pid: process.pid }, 'ready')
  process.send?.({ event: 'ready', url: api.url, setupToken: api.setupToken })
}

/** A setup mistake is reported in one sentence, any other error with its stack. */
function explain(error: unknown): string {
  if (error instanceof InvalidSettings || error instanceof FolderUnavailable) return error.message
  const { code, port, message, stack } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Stop that program, or set API_PORT to a free port.`
  if (code === 'EACCES' && port) return `Port ${port} may not be used by this user. Set API_PORT to a port above 1023.`
  return explainStartFailure(error) ?? stack ?? message
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
