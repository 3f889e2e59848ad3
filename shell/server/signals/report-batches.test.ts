import type { SignalBatch } from '@shop/releases'
import { reportBatches } from './report-batches'

const batch = (version: string): SignalBatch => ({ versions: [{ part: 'shell', version, counts: { lcp: [1] } }] })

describe('reportBatches', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  function open(send: (sent: SignalBatch) => Promise<void>) {
    const waiting: SignalBatch[] = []
    const errors: string[] = []
    const take = () => waiting.shift() ?? null
    const log = { error: (_details: unknown, message?: string) => void errors.push(message ?? '') }
    return {
      waiting,
      errors,
      stop: reportBatches({
        ...{ take, send, intervalMs: 10_000, failure: 'not reported' },
        log: log as Parameters<typeof reportBatches>[0]['log'],
      }),
    }
  }

  test('sends what was collected at each interval, and the rest when it stops', async () => {
    const sent: SignalBatch[] = []
    const { waiting, stop } = open(async (batch) => void sent.push(batch))
    await jest.advanceTimersByTimeAsync(10_000)
    expect(sent).toEqual([])
    waiting.push(batch('1.0.0'))
    await jest.advanceTimersByTimeAsync(10_000)
    expect(sent).toEqual([batch('1.0.0')])
    waiting.push(batch('1.1.0'))
    await stop()
    expect(sent).toEqual([batch('1.0.0'), batch('1.1.0')])
    waiting.push(batch('1.2.0'))
    await jest.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(2)
  })

  test('logs once while the registry does not accept them, and again after it did', async () => {
    let isAway = true
    const { waiting, errors, stop } = open(async () => {
      if (isAway) throw new Error('away')
    })
    for (const away of [true, true, false, true]) {
      isAway = away
      waiting.push(batch('1.0.0'))
      await jest.advanceTimersByTimeAsync(10_000)
    }
    expect(errors).toEqual(Array(2).fill('not reported'))
    await stop()
  })
})
