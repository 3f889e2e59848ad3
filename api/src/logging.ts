import { pino, type Logger } from 'pino'

/** Members that never reach the log, wherever they stand. */
const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'password_confirmation',
  'current_password',
  'token',
  'access_token',
  'code',
]

/** One JSON line per event on standard output, with secrets cut out. Database errors are logged without their parameters. */
export function makeLogger(level: string): Logger {
  return pino({
    level,
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[cut]' },
    serializers: { err: describeError },
  })
}

/** An error and its causes, without the statement parameters that drizzle writes into its message. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) }
  const wrapped = 'query' in error && 'params' in error
  return {
    type: error.name,
    message: wrapped ? 'a statement failed' : error.message,
    ...(wrapped && { query: String(error.query) }),
    stack: wrapped ? undefined : error.stack,
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}
