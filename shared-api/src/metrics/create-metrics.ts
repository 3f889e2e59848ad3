import { createServer } from 'node:http'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** A label's value at a scrape, as `part: 'catalogue'`. */
interface LabelledValue {
  labels: Record<string, string>
  value: number
}

/** What a Fastify app offers to measure its requests. */
interface MeasuredApp {
  addHook(
    name: 'onResponse',
    hook: (
      request: { method: string; routeOptions: { url?: string | undefined } },
      reply: { statusCode: number; elapsedTime: number },
      done: () => void,
    ) => void,
  ): unknown
}

/** The metrics of one process, in Prometheus' text format. */
export interface Metrics {
  /** Measures the requests of an app by method, route and status. Call it before its routes are declared. */
  measureRequests(app: MeasuredApp): void
  /** Reads values at each scrape. */
  gauge(name: string, help: string, read: () => number | LabelledValue[]): void
  /** Serves `GET /metrics` at an address of its own; resolves with the port, and rejects where it is in use. */
  listen(port: number, host: string): Promise<number>
  close(): Promise<void>
}

/** Seconds. Source: OpenTelemetry's semantic conventions for `http.server.request.duration`. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]

/** Metrics of this process, with those of Node.js; every sample has the label `service`. */
export function createMetrics(service: string): Metrics {
  const register = new Registry()
  register.setDefaultLabels({ service })
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Duration of HTTP requests, by the names of the OpenTelemetry conventions.',
    labelNames: ['http_request_method', 'http_route', 'http_response_status_code'],
    buckets: durations,
    registers: [register],
  })
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end()
    void register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      (error: Error) => response.writeHead(500).end(error.message),
    )
  })

  return {
    measureRequests(app) {
      app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
        // An address without a route would be a label of its own for each.
        const route = routeOptions.url ?? 'none'
        requests.observe(
          { http_request_method: method, http_route: route, http_response_status_code: statusCode },
          elapsedTime / 1_000,
        )
        done()
      })
    },
    gauge(name, help, read) {
      const first = read()
      const labelNames = Array.isArray(first) ? Object.keys(first[0]?.labels ?? {}) : []
      new Gauge({
        ...{ name, help, labelNames, registers: [register] },
        collect() {
          const values = read()
          if (typeof values === 'number') return this.set(values)
          this.reset()
          for (const { labels, value } of values) this.set(labels, value)
        },
      })
    },
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          const address = server.address()
          resolve(typeof address === 'object' && address ? address.port : port)
        })
        server.unref()
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
