import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, realpathSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Creates the data folder and verifies write access. Throws a message if this user has none. */
export function ensureWritable(dataDir: string): void {
  const probe = join(dataDir, `.write-probe-${process.pid}`)
  try {
    createFolder(dataDir)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(
      `The data folder ${dataDir} is not writable (${code}): grant this user write access, ` +
        'or set DATA_DIR to a writable folder.',
    )
  }
}

/** A disk with less free space, in bytes, counts as full. */
const MIN_FREE_BYTES = 10_000_000

/** A message if the folder's disk is full, which failed services rarely mention; otherwise null. */
export function fullDiskProblem(dataDir: string): string | null {
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize >= MIN_FREE_BYTES) return null
  return `The disk of the data folder ${dataDir} is full: free some space, or set DATA_DIR to a folder on another disk.`
}

/** Creates folders one by one, because Node's recursive mkdir never returns on file systems such as /proc. */
function createFolder(folder: string): void {
  if (existsSync(folder)) return
  createFolder(dirname(folder))
  mkdirSync(folder)
}

/**
 * Locks the data folder for one shop. The kernel releases the lock when this process exits for any reason. Throws a
 * message if another start holds it. Returns the unlock function.
 */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  const server = createServer((socket) => socket.destroy())
  try {
    await listen(server, lockAddress(dataDir))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(
      `Another shop is already running on the data folder ${dataDir}: stop it, or set DATA_DIR to another folder.`,
    )
  }
  server.unref()
  return () => server.close()
}

/** Abstract sockets exist only on Linux; other systems use a named pipe or a socket file. */
function lockAddress(dataDir: string): string {
  const name = `shop-start-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 40)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name)
}

async function listen(server: Server, address: string): Promise<void> {
  if (address.startsWith('/') && !(await isListening(address))) rmSync(address, { force: true })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve))
}

/** A socket file remains after a killed process, but nothing listens on it. */
function isListening(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => resolve(true)).on('error', () => resolve(false))
    socket.unref()
  })
}
