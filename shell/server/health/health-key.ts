import type { FastifyBaseLogger } from 'fastify'

const RETRY_MS = 60_000

/**
 * Reads the key of document tokens once, retrying each minute. Until then browser reports don't count on this server,
 * but render failures do.
 */
export function followHealthKey(
  read: () => Promise<Buffer>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => Buffer | undefined {
  let key: Buffer | undefined
  const ask = () =>
    void read().then(
      (found) => (key = found),
      (error: unknown) => {
        log.warn({ err: error }, 'no key for document tokens: failures that browsers report do not count')
        setTimeout(ask, RETRY_MS).unref()
      },
    )
  ask()
  return () => key
}
