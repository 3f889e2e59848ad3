import autocannon, { type Request } from 'autocannon'
import { median, percentile } from '../../measuring/percentile'

/** Result of one load run. */
export interface Measure {
  /** Responses per second. */
  rate: number
  /** Median and 99th percentile of the response time in milliseconds. */
  p50: number
  p99: number
  /** Average response size in bytes, head included. */
  bytes: number
}

/** Concurrency and duration of a load run. */
export interface LoadOptions {
  connections: number
  seconds: number
}

/**
 * Sends the requests repeatedly and counts the responses; rejects if any has another status. Without a response in
 * time the rate is 0.
 */
export async function runLoad(
  url: string,
  requests: Request[],
  { connections, seconds }: LoadOptions,
  status: number,
): Promise<Measure> {
  const result = await autocannon({ url, connections, duration: seconds, requests })
  const right = result.statusCodeStats?.[`${status}` as const]?.count ?? 0
  const answered = result['1xx'] + result['2xx'] + result['3xx'] + result['4xx'] + result['5xx']
  if (result.errors > result.timeouts || right < answered) {
    const statuses = Object.entries(result.statusCodeStats ?? {}).map(([code, { count }]) => `${count} × ${code}`)
    throw new Error(
      `${url} responded with ${statuses.join(', ')} and ${result.errors} errors: every response must be ${status}.`,
    )
  }
  return {
    rate: right / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: Math.round(result.throughput.total / Math.max(1, right)),
  }
}

/** Calls `ask` on all connections at once for the duration, without HTTP, and measures it the same way. */
export async function runFunctionLoad(
  call: () => Promise<unknown>,
  { connections, seconds }: LoadOptions,
): Promise<Measure> {
  const times: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000
  const worker = async () => {
    for (let now = performance.now(); now < until; now = performance.now()) {
      await call()
      times.push(performance.now() - now)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const passed = (performance.now() - began) / 1000
  return { rate: times.length / passed, p50: median(times), p99: percentile(times, 0.99), bytes: 0 }
}
