import { createServer } from 'node:net'

/** Address on which every service of a local shop listens. */
export const host = '127.0.0.1'

/**
 * Returns the port if it is free, or any free port for 0. Otherwise throws a message with the port and the setting
 * that changes it, such as `PORT=<port>`.
 */
export async function claimPort(port: number, choice: string): Promise<number> {
  try {
    return await listenOnce(port)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is in use: stop the process that listens there, or choose another port with ${choice}.`,
      )
    }
    if (code === 'EACCES') {
      throw new Error(`Port ${port} is not allowed for this user: choose one above 1023 with ${choice}.`)
    }
    throw error
  }
}

/** Returns a port that is currently free. */
export const freePort = () => listenOnce(0)

function listenOnce(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })
}
