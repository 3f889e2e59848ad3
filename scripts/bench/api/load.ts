import autocannon, { type Request } from 'autocannon'
import { median, percentile } from '../../measuring/percentile'

/** What one run of load came to. */
export interface Measure {
  /** Answers a second. */
  rate: number
  /** Milliseconds that half of the answers, and all but a hundredth, stayed within. */
  p50: number
  p99: number
  /** Bytes of an average answer, its head included. */
  bytes: number
}

/** How hard to press. */
export interface Pressure {
  connections: number
  seconds: number
}

/** Sends the requests over and over and counts the answers; rejects when any of them is wrong. None in time is no rate. */
export async function press(
  url: string,
  requests: Request[],
  { connections, seconds }: Pressure,
  status: number,
): Promise<Measure> {
  const result = await autocannon({ url, connections, duration: seconds, requests })
  const right = result.statusCodeStats?.[`${status}` as const]?.count ?? 0
  const answered = result['1xx'] + result['2xx'] + result['3xx'] + result['4xx'] + result['5xx']
  if (result.errors > result.timeouts || right < answered) {
    const seen = Object.entries(result.statusCodeStats ?? {}).map(([code, { count }]) => `${count} × ${code}`)
    throw new Error(
      `${url} answered ${seen.join(', ')} with ${result.errors} errors: every answer should be ${status}.`,
    )
  }
  return {
    rate: right / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    bytes: Math.round(result.throughput.total / Math.max(1, right)),
  }
}

/** Runs `ask` on all connections at once for the time, without HTTP, and counts in the same way. */
export async function pressFunction(ask: () => Promise<unknown>, { connections, seconds }: Pressure): Promise<Measure> {
  const times: number[] = []
  const began = performance.now()
  const until = began + seconds * 1000
  const worker = async () => {
    for (let now = performance.now(); now < until; now = performance.now()) {
      await ask()
      times.push(performance.now() - now)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  const passed = (performance.now() - began) / 1000
  return { rate: times.length / passed, p50: median(times), p99: percentile(times, 0.99), bytes: 0 }
}
