import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, realpathSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Makes the data folder and tries to write in it. Throws one sentence when this user may not. */
export function makeWritable(dataDir: string): void {
  const probe = join(dataDir, `.write-probe-${process.pid}`)
  try {
    makeFolder(dataDir)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(
      `The data folder ${dataDir} cannot be written (${code}): give this user the right to write there, ` +
        'or set DATA_DIR to a folder that it may write.',
    )
  }
}

/** Room below which a disk counts as full, in bytes. */
const littleRoom = 10_000_000

/** A sentence when the disk below the folder is full, of which services that failed by it seldom speak; else null. */
export function fullDiskProblem(dataDir: string): string | null {
  const { bavail, bsize } = statfsSync(dataDir)
  if (bavail * bsize >= littleRoom) return null
  return `The disk below the data folder ${dataDir} is full: make room there, or set DATA_DIR to a folder on another disk.`
}

/** Step by step: Node's own recursive way never returns on file systems such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(dirname(folder))
  mkdirSync(folder)
}

/**
 * Takes the data folder for one shop. The kernel gives it free when this process ends, however it ends. Throws one
 * sentence when another start holds it. The result gives the folder back.
 */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  const server = createServer((socket) => socket.destroy())
  try {
    await listen(server, lockAddress(dataDir))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new Error(
      `A shop already runs on the data folder ${dataDir}: stop that one first, or set DATA_DIR to another folder.`,
    )
  }
  server.unref()
  return () => server.close()
}

/** Abstract sockets exist on Linux only; elsewhere a named pipe or a socket file has to do. */
function lockAddress(dataDir: string): string {
  const name = `shop-start-${createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 40)}`
  if (process.platform === 'linux') return `\0${name}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), name)
}

async function listen(server: Server, address: string): Promise<void> {
  if (address.startsWith('/') && !(await answers(address))) rmSync(address, { force: true })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve))
}

/** A socket file outlives a killed process; nobody answers on it then. */
function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => resolve(true)).on('error', () => resolve(false))
    socket.unref()
  })
}
