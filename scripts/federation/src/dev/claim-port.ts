import { claimPort } from '../ports'

/** Throws a message for an invalid port and for a port in use. */
export async function claimDevPort(port: number): Promise<void> {
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error('--port must be a whole number from 1 to 65535, as in --port 3014.')
  await claimPort(port, '--port <port>')
}
