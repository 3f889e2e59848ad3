import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** The data folder is in use by another process or unusable. */
export class FolderUnavailable extends Error {
  override name = 'FolderUnavailable'
}

/** Another process holds the folder's lock. */
export class FolderInUse extends FolderUnavailable {
  override name = 'FolderInUse'
}

/**
 * Creates the folder and locks it for this process, since two processes on one embedded database lose orders
 * silently. The kernel releases the lock even after kill -9.
 */
export async function lockFolder(folder: string): Promise<{ release: () => Promise<void> }> {
  const real = makeFolder(folder)
  const server = createServer()
  server.unref()
  await listen(server, lockName(real)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error
    throw new FolderInUse(
      `The data folder ${folder} is in use by another running API. Stop that API, or set DATA_DIR to another folder.`,
    )
  })
  return { release: () => new Promise((done) => server.close(() => done())) }
}

function makeFolder(folder: string): string {
  try {
    makeWithParents(folder)
    accessSync(folder, constants.W_OK | constants.X_OK)
    return realpathSync(folder)
  } catch (error) {
    throw new FolderUnavailable(
      `The data folder ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}). Fix its permissions or set DATA_DIR to another one.`,
    )
  }
}

/** Creates one level at a time: Node's recursive mkdir never returns below /proc. */
function makeWithParents(folder: string) {
  if (existsSync(folder)) return
  if (!existsSync(dirname(folder))) makeWithParents(dirname(folder))
  mkdirSync(folder)
}

/**
 * On Linux an abstract socket, which leaves no file behind; on other systems a pipe or socket named after the folder.
 */
function lockName(folder: string): string {
  const name = `shop-${createHash('sha256').update(folder).digest('hex').slice(0, 32)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.lock`)
}

const listen = (server: Server, path: string) =>
  new Promise<void>((done, refuse) => {
    server.once('error', refuse)
    server.listen(path, () => done())
  })
