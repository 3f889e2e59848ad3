import { createServer } from 'node:net'

/** The address that every service of a local shop listens on. */
export const host = '127.0.0.1'

/** The port itself when it is free, any free one for 0. Throws one sentence naming the port and what chooses another one, as in `PORT=<port>`. */
export async function claimPort(port: number, choice: string): Promise<number> {
  try {
    return await listenOnce(port)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is taken: stop what listens there, or choose another one with ${choice}.`)
    }
    if (code === 'EACCES') {
      throw new Error(`Port ${port} is not open to this user: choose one above 1023 with ${choice}.`)
    }
    throw error
  }
}

/** A port at which nobody listens now. */
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
