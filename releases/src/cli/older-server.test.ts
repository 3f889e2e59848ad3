import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { runCli } from './run-cli'

/** As release servers answered before they knew channels, origins and confinement. */
const older = {
  revision: 7,
  movedAt: '2025-01-01T00:00:00.000Z',
  parts: [
    {
      ...{ part: 'catalogue', live: '1.0.0', lastKnownGood: null, canary: null, newest: '1.0.0', versions: 1 },
      ...{ since: '2025-01-01T00:00:00.000Z', by: 'Ada', why: null, commit: null, builtAt: null, blocked: [] },
    },
  ],
}

describe('release command with an older release server', () => {
  const server = createServer((_request, response) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(older)),
  )
  beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
  afterAll(() => server.close())

  test('prints the status, and what is not reported', async () => {
    const lines: string[] = []
    const RELEASES_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const env = { RELEASES_URL, RELEASES_TOKEN: 'token', RELEASES_BY: 'Ada' }
    const code = await runCli(['status'], { env, out: (line) => lines.push(line), err: (line) => lines.push(line) })
    expect([code, lines]).toEqual([
      0,
      [
        'Revision 7',
        expect.stringMatching(/^part .* channels /),
        expect.stringMatching(/^catalogue +1\.0\.0 .* not reported +2025-01-01 00:00:00 +Ada/),
        'How renderers are confined is not reported: the release server is an older version.',
      ],
    ])
  })
})
