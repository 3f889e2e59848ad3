import { reportFailure } from './report-failure'

async function reported(cause: unknown): Promise<Record<string, unknown>> {
  const sendBeacon = jest.fn((_url: string, _body: Blob) => true)
  Object.assign(navigator, { sendBeacon })
  reportFailure({ part: 'catalogue', version: '1.2.0', to: '1.1.0', cause, kind: 'render' })
  expect(sendBeacon.mock.calls[0]?.[0]).toBe('/health/part-failures')
  const [, body] = sendBeacon.mock.calls[0] ?? []
  return JSON.parse((await body?.text()) ?? '') as Record<string, unknown>
}

describe('reportFailure', () => {
  test('reports a part that throws with its version, page and message', async () => {
    expect(await reported(new TypeError('x is not a function'))).toEqual({
      document: '',
      part: 'catalogue',
      version: '1.2.0',
      to: '1.1.0',
      message: 'x is not a function',
      path: '/',
      cause: 'code',
      kind: 'render',
      stack: expect.stringContaining('report-failure.test.ts') as string,
    })
  })

  test('distinguishes missing chunks by webpack’s name for them', async () => {
    const failure = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' })
    expect(await reported(failure)).toMatchObject({ cause: 'code', kind: 'chunk' })
  })

  test('distinguishes API errors of every copy of the client', async () => {
    const failure = Object.assign(new Error('The shop can’t answer right now.'), { name: 'ApiError', status: 503 })
    expect(await reported(failure)).toMatchObject({ cause: 'api' })
  })
})
