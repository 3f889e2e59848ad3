import { createServer } from 'node:net'

/** Refuses with one sentence what is no port, and a port at which somebody listens already. */
export async function claimPort(port: number): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error('--port is a whole number from 1 to 65535, as in --port 3014.')
  const probe = createServer()
  await new Promise<void>((done, refuse) => {
    probe.once('error', () =>
      refuse(new Error(`Port ${port} is taken: stop what listens there, or choose another one with --port <port>.`)),
    )
    probe.listen(port, '127.0.0.1', () => probe.close(() => done()))
  })
}
