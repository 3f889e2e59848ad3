import type { Service, ServiceEnd } from './child-service'
import { defaultRestartPolicy } from './restart-delay'
import { supervise } from './supervise'

const ended = Promise.resolve<ServiceEnd>({ code: 1, signal: null, hung: false })
const spec = { name: 'API', entry: 'main.ts', env: {} }

/** Messages about a program's first consecutive exits, each after running this long. */
async function messagesAfter(ranForMs: number, ends: number): Promise<string[]> {
  const stopping = new AbortController()
  const lines: string[] = []
  const makeService = (): Service => ({
    spec,
    pid: undefined,
    startedAt: Date.now() - ranForMs,
    lastLines: [],
    ready: new Promise(() => undefined),
    ended,
    stop: async () => undefined,
  })
  await new Promise<void>((enough) => {
    supervise([makeService()], {
      policy: { ...defaultRestartPolicy, firstDelay: 0 },
      start: makeService,
      log(line) {
        if (lines.push(line) < ends) return
        stopping.abort()
        enough()
      },
      signal: stopping.signal,
    })
  })
  return lines
}

describe('default restart policy', () => {
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(1_000_000))
  afterEach(() => jest.restoreAllMocks())

  test('resets the count for a program that ran for a minute, but not for a shorter run', async () => {
    expect((await messagesAfter(60_000, 3)).join('\n')).not.toContain('in a row')
    expect((await messagesAfter(59_999, 3)).at(-1)).toContain('stopped 3 times in a row')
  })
})
