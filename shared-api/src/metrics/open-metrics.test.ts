/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { openMetrics } from './open-metrics'

describe('openMetrics', () => {
  test('serves nothing while its variable is unset', () => {
    expect(openMetrics('api', 'API_METRICS_PORT', { METRICS_PORT: '9400' })).toBeUndefined()
  })

  test.each(['x', '70000', '-1', '9400.5'])('refuses the port %s with how to fix it', (given) => {
    expect(() => openMetrics('api', 'API_METRICS_PORT', { API_METRICS_PORT: given })).toThrow(
      `API_METRICS_PORT is "${given}": write a port number`,
    )
  })

  test('names a port that is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const port = String((other.address() as AddressInfo).port)
    const metrics = openMetrics('api', 'API_METRICS_PORT', { API_METRICS_PORT: port })
    await expect(metrics?.listen()).rejects.toThrow(`127.0.0.1:${port} (EADDRINUSE). Change API_METRICS_PORT.`)
    other.close()
  })
})
