import type { HealthReport } from '@shop/releases'
import type { FastifyBaseLogger } from 'fastify'
import { createHealthMeter } from './health-meter'
import { reportHealth } from './report-health'

const confinement = { rung: 'user-namespaces', leavesOpen: ['unix-sockets'] }

describe('reportHealth', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  test('reports the confinement at the start, with each count, and every five minutes without visitors', () => {
    const meter = createHealthMeter()
    const sent: HealthReport[] = []
    const send = async (report: HealthReport) => void sent.push(report)
    const stop = reportHealth({ meter, confinement, send, log: {} as FastifyBaseLogger })
    jest.advanceTimersByTime(60_000)
    expect(sent).toEqual([expect.objectContaining({ parts: [], confinement })])
    meter.apiAnswered(false)
    jest.advanceTimersByTime(2_000)
    expect(sent.slice(1)).toEqual([expect.objectContaining({ api: { calls: 1, failures: 1 }, confinement })])
    jest.advanceTimersByTime(4 * 60_000)
    expect(sent).toHaveLength(2)
    jest.advanceTimersByTime(2 * 60_000)
    expect(sent).toHaveLength(3)
    stop()
    jest.advanceTimersByTime(10 * 60_000)
    expect(sent).toHaveLength(3)
  })
})
