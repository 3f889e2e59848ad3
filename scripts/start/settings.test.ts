import { readSettings } from './settings'

const root = '/checkout'

describe('settings', () => {
  test('uses the ports 3000, 4000, 3100 and 3200 and the folder var by default', () => {
    expect(readSettings({}, root)).toEqual({
      port: 3000,
      apiPort: 4000,
      releasesPort: 3100,
      operationsPort: 3200,
      dataDir: '/checkout/var',
      hangTimeoutMs: 10_000,
    })
  })

  test('applies each variable and ignores empty ones', () => {
    const env = { PORT: '8080', API_PORT: '', RELEASES_PORT: '0', DATA_DIR: '/srv/shop', HANG_TIMEOUT_MS: '2500' }
    const read = {
      port: 8080,
      apiPort: 4000,
      releasesPort: 0,
      operationsPort: 3200,
      dataDir: '/srv/shop',
      hangTimeoutMs: 2_500,
    }
    expect(readSettings(env, root)).toEqual(read)
  })

  test.each(['http', '-1', '65536', '80.5', ' 80'])('rejects PORT=%s in one sentence', (PORT) => {
    expect(() => readSettings({ PORT }, root)).toThrow(
      `PORT is "${PORT}", but a port is a number from 0 (any free port) to 65535: set PORT to one.`,
    )
  })

  test('rejects the same port for two services', () => {
    expect(() => readSettings({ PORT: '4000' }, root)).toThrow(
      'PORT and API_PORT are both 4000: give each its own port.',
    )
  })

  test('allows 0 for two services', () => {
    expect(readSettings({ PORT: '0', API_PORT: '0' }, root)).toMatchObject({ port: 0, apiPort: 0 })
  })

  test.each(['soon', '0', '1999', '2500.5'])('rejects HANG_TIMEOUT_MS=%s in one sentence', (HANG_TIMEOUT_MS) => {
    expect(() => readSettings({ HANG_TIMEOUT_MS }, root)).toThrow(
      `HANG_TIMEOUT_MS is "${HANG_TIMEOUT_MS}": set HANG_TIMEOUT_MS to a whole number from 2000 to 600000.`,
    )
  })
})
