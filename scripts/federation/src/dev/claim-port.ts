import { claimPort } from '../ports'

/** Refuses with one sentence what is no port, and a port at which somebody listens already. */
export async function claimDevPort(port: number): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error('--port is a whole number from 1 to 65535, as in --port 3014.')
  await claimPort(port, '--port <port>')
}
