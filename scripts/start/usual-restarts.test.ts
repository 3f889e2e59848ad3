import type { Service, ServiceEnd } from './child-service'
import { usualRestarts } from './restart-delay'
import { supervise } from './supervise'

const ended = Promise.resolve<ServiceEnd>({ code: 1, signal: null, hung: false })
const spec = { name: 'API', entry: 'main.ts', env: {} }

/** What is said of a program's first ends in a row, of which each ran so long. */
async function saidAfter(ranForMs: number, ends: number): Promise<string[]> {
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
      policy: { ...usualRestarts, firstDelay: 0 },
      start: makeService,
      say(line) {
        if (lines.push(line) < ends) return
        stopping.abort()
        enough()
      },
      signal: stopping.signal,
    })
  })
  return lines
}

describe('the usual restarts', () => {
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(1_000_000))
  afterEach(() => jest.restoreAllMocks())

  test('a program that ran for a minute starts over, and one that ran less does not', async () => {
    expect((await saidAfter(60_000, 3)).join('\n')).not.toContain('in a row')
    expect((await saidAfter(59_999, 3)).at(-1)).toContain('stopped 3 times in a row')
  })
})
