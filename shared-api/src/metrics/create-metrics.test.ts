/** @jest-environment node */
import { createMetrics } from './create-metrics'

type Hook = Parameters<Parameters<ReturnType<typeof createMetrics>['measureRequests']>[0]['addHook']>[1]

describe('createMetrics', () => {
  let metrics: ReturnType<typeof createMetrics>
  let base: string
  beforeEach(async () => {
    metrics = createMetrics('api')
    base = `http://127.0.0.1:${await metrics.listen(0, '127.0.0.1')}`
  })
  afterEach(() => metrics.close())
  const scrape = async () => (await fetch(`${base}/metrics`)).text()

  test('serves the process, and requests by method, route and status', async () => {
    let respond: Hook | undefined
    metrics.measureRequests({ addHook: (_name, hook) => (respond = hook) })
    const done = jest.fn()
    for (const statusCode of [200, 200, 404])
      respond?.({ method: 'GET', routeOptions: { url: '/api/get-product/:id' } }, { statusCode, elapsedTime: 30 }, done)
    respond?.({ method: 'GET', routeOptions: {} }, { statusCode: 404, elapsedTime: 1 }, done)
    expect(done).toHaveBeenCalledTimes(4)
    const text = await scrape()
    const labels = (status: number) =>
      `service="api",http_request_method="GET",http_route="/api/get-product/:id",http_response_status_code="${status}"`
    expect(text).toContain(`http_server_request_duration_seconds_count{${labels(200)}} 2`)
    expect(text).toContain(`http_server_request_duration_seconds_bucket{le="0.05",${labels(404)}} 1`)
    expect(text).toContain('http_route="none"')
    expect(text).toMatch(/process_resident_memory_bytes\{service="api"\} \d+/)
  })

  test('reads gauges at each scrape, and forgets labels that are gone', async () => {
    let version = '1.0.0'
    metrics.gauge('shop_live_version', 'Live versions.', () => [{ labels: { part: 'shell', version }, value: 1 }])
    metrics.gauge('shop_documents', 'Cached documents.', () => 7)
    expect(await scrape()).toContain('shop_live_version{part="shell",version="1.0.0",service="api"} 1')
    version = '1.1.0'
    const text = await scrape()
    expect(text).toContain('version="1.1.0"')
    expect(text).not.toContain('version="1.0.0"')
    expect(text).toContain('shop_documents{service="api"} 7')
  })

  test('serves nothing else', async () => {
    expect((await fetch(`${base}/`)).status).toBe(404)
  })
})
