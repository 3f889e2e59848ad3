import { createHash } from 'node:crypto'
import { stat, unlink } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ReleaseError } from '../../release-error'
import { isErrno } from '../../disk/durable-file'

/**
 * Runs `work` while no other process on this machine works on the same store folder. The lock is a listening socket,
 * so the kernel releases it with its process, kill -9 included.
 */
export async function withStoreLock<T>(folder: string, work: () => Promise<T>, timeoutMs = 30_000): Promise<T> {
  const lock = await acquire(await lockAddress(folder), Date.now() + timeoutMs, folder)
  try {
    return await work()
  } finally {
    await new Promise((closed) => lock.close(closed))
  }
}

/** The socket's address, equal for every path to a folder; on Linux it is outside the file system. */
export async function lockAddress(folder: string, platform = process.platform): Promise<string> {
  const { dev, ino } = await stat(folder, { bigint: true })
  const id = createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 24)
  return platform === 'linux' ? `\0shop-releases:${id}` : join(tmpdir(), `shop-releases-${id}.sock`)
}

async function acquire(address: string, deadline: number, folder: string): Promise<Server> {
  for (;;) {
    try {
      return await listen(address)
    } catch (error) {
      if (!isErrno(error, 'EADDRINUSE')) throw error
    }
    if (Date.now() > deadline) {
      throw new ReleaseError(
        'conflict',
        `Another process has been working on the releases in ${folder} for too long. ` +
          'Wait until it ends, or end it: that damages nothing. Then try again.',
      )
    }
    if (!address.startsWith('\0')) await removeIfAbandoned(address)
    await sleep(3 + Math.random() * 12)
  }
}

function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', reject)
    server.listen(address, () => resolve(server))
  })
}

async function removeIfAbandoned(address: string): Promise<void> {
  const answered = await new Promise<boolean>((resolve) => {
    const socket = connect(address, () => resolve(true))
    socket.once('error', (error) => resolve(!isErrno(error, 'ECONNREFUSED')))
    socket.once('close', () => socket.destroy())
  })
  if (!answered) await unlink(address).catch(() => undefined)
}
