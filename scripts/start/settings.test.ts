import { readSettings } from './settings'

const root = '/checkout'

test('a shop without switches stands on 3000, 4000 and 3100 and writes under var', () => {
  expect(readSettings({}, root)).toEqual({
    port: 3000,
    apiPort: 4000,
    releasesPort: 3100,
    dataDir: '/checkout/var',
    hangTimeoutMs: 10_000,
  })
})

test('each switch is followed, and an empty one is as good as none', () => {
  const env = { PORT: '8080', API_PORT: '', RELEASES_PORT: '0', DATA_DIR: '/srv/shop', HANG_TIMEOUT_MS: '2500' }
  const read = { port: 8080, apiPort: 4000, releasesPort: 0, dataDir: '/srv/shop', hangTimeoutMs: 2_500 }
  expect(readSettings(env, root)).toEqual(read)
})

test.each(['http', '-1', '65536', '80.5', ' 80'])('PORT=%s is refused in one sentence', (PORT) => {
  expect(() => readSettings({ PORT }, root)).toThrow(
    `PORT is "${PORT}", and a port is a number from 0 (any free one) to 65535: set PORT to one.`,
  )
})

test('two services are not put on one port', () => {
  expect(() => readSettings({ PORT: '4000' }, root)).toThrow('PORT and API_PORT are both 4000: give each its own port.')
})

test('two services may both ask for any free port', () => {
  expect(readSettings({ PORT: '0', API_PORT: '0' }, root)).toMatchObject({ port: 0, apiPort: 0 })
})

test.each(['soon', '0', '1999', '2500.5'])('HANG_TIMEOUT_MS=%s is refused in one sentence', (HANG_TIMEOUT_MS) => {
  expect(() => readSettings({ HANG_TIMEOUT_MS }, root)).toThrow(
    `HANG_TIMEOUT_MS is "${HANG_TIMEOUT_MS}": set HANG_TIMEOUT_MS to a whole number from 2000 to 600000.`,
  )
})
