import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify'

type Factory = NonNullable<FastifyServerOptions['childLoggerFactory']>
type Level = 'fatal' | 'error' | 'warn'

/**
 * Creates a request's logger. At levels without a line per request it is created on first use: redacting its bindings
 * for each request takes a tenth of the time of a cached response.
 */
export const requestLogger: Factory = (logger, bindings, options) => {
  if (writesInfo(logger)) return logger.child!(bindings, options)
  let made: FastifyBaseLogger | undefined
  const own = () => (made ??= logger.child!(bindings, options))
  const at =
    (level: Level) =>
    (...args: unknown[]) =>
      (own()[level] as (...args: unknown[]) => void)(...args)
  return {
    level: logger.level,
    fatal: at('fatal'),
    error: at('error'),
    warn: at('warn'),
    info: nothing,
    debug: nothing,
    trace: nothing,
    silent: nothing,
    child: (...more) => own().child(...more),
  }
}

const nothing = () => undefined

const writesInfo = (logger: FastifyBaseLogger) =>
  (logger as FastifyBaseLogger & { isLevelEnabled?: (level: string) => boolean }).isLevelEnabled?.('info') ?? true
