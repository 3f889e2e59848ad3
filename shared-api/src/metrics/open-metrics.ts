import { createMetrics, type Metrics } from './create-metrics'

/** Metrics with the address that the environment gives them. */
export type OpenMetrics = Omit<Metrics, 'listen'> & {
  /** Starts serving; throws a sentence where the address can't be used. */
  listen(): Promise<void>
}

/**
 * Metrics at the port that `variable` names, on this machine alone unless `METRICS_HOST` says otherwise; undefined while the
 * variable is unset. Throws a sentence for a value that is no port.
 */
export function openMetrics(
  service: string,
  variable: string,
  env: Readonly<Record<string, string | undefined>>,
): OpenMetrics | undefined {
  const given = env[variable]
  if (!given) return undefined
  const port = Number(given)
  if (!/^\d{1,5}$/.test(given) || port > 65_535)
    throw new Error(`${variable} is "${given}": write a port number from 0 to 65535, or unset it to serve no metrics.`)
  const metrics = createMetrics(service)
  const host = env['METRICS_HOST'] || '127.0.0.1'
  return {
    ...metrics,
    async listen() {
      await metrics.listen(port, host).catch((error: NodeJS.ErrnoException) => {
        throw new Error(
          `The metrics of ${service} can't be served at ${host}:${port} (${error.code}). Change ${variable}.`,
        )
      })
    },
  }
}
