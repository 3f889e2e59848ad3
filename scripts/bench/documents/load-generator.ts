import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { percentile } from '../../measuring/percentile'
import { randomIpAddress } from '../../soak/visits'

/** What one run sends; the paths are repeated from the start. */
export interface LoadPlan {
  url: string
  pathsFile: string
  connections: number
  seconds: number
  /** Ends earlier after this many responses. */
  requests?: number
}

/** Result of one run. */
export interface LoadResult {
  requests: number
  /** Responses per second. */
  rate: number
  p50: number
  p99: number
  /** Responses with a status other than 200. */
  failed: number
  /** CPU time of this process as a share of one processor: near 1 the load generator is the bottleneck. */
  busy: number
}

/** A closed loop: each connection sends its next request when its last response is complete. */
async function run({ url, pathsFile, connections, seconds, requests = Infinity }: LoadPlan): Promise<LoadResult> {
  const { hostname, port, host } = new URL(url)
  const messages = (JSON.parse(readFileSync(pathsFile, 'utf8')) as string[]).map((path) =>
    // Each request from another network, as visits are: limits count by network.
    Buffer.from(
      `GET ${path} HTTP/1.1\r\nhost: ${host}\r\naccept-encoding: br\r\nx-forwarded-for: ${randomIpAddress()}\r\n\r\n`,
    ),
  )
  const times: number[] = []
  let [next, failed] = [0, 0]
  const cpuBefore = process.cpuUsage()
  const startedAt = performance.now()
  const until = startedAt + seconds * 1_000
  const visitor = () =>
    new Promise<void>((done, fail) => {
      const socket = connect(Number(port), hostname).setNoDelay()
      let sentAt = 0
      const send = () => {
        sentAt = performance.now()
        if (sentAt >= until || next >= requests) return void socket.end(() => done())
        socket.write(messages[next % messages.length] as Buffer)
        next += 1
      }
      const read = responseReader((status) => {
        times.push(performance.now() - sentAt)
        if (status !== 200) failed += 1
        send()
      })
      socket.on('connect', send).on('data', read).on('error', fail)
      socket.on('close', () => done())
    })
  await Promise.all(Array.from({ length: connections }, visitor))
  const passedMs = performance.now() - startedAt
  const { user, system } = process.cpuUsage(cpuBefore)
  return {
    requests: times.length,
    rate: times.length / (passedMs / 1_000),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    failed,
    busy: (user + system) / 1_000 / passedMs,
  }
}

const HEAD_END = Buffer.from('\r\n\r\n')

/** Counts the bytes of responses with `content-length`; throws on others. */
function responseReader(onEnd: (status: number) => void): (chunk: Buffer) => void {
  let head: Buffer = Buffer.alloc(0)
  let [missing, status] = [0, 0]
  return (chunk) => {
    if (missing === 0) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      const end = head.indexOf(HEAD_END)
      if (end < 0) return
      const text = head.toString('latin1', 0, end)
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
      if (length === undefined) throw new Error(`A response has no content-length:\n${text}`)
      status = Number(text.slice(9, 12))
      missing = Number(length) - (head.length - end - HEAD_END.length)
      head = Buffer.alloc(0)
    } else missing -= chunk.length
    if (missing === 0) onEnd(status)
  }
}

process.once('message', (plan: LoadPlan) => {
  run(plan).then(
    (result) => process.send?.(result, () => process.exit(0)),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
