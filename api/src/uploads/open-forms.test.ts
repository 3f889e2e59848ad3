import { OPEN_FORM_LIMITS, openForms } from './open-forms'

const limits = { ...OPEN_FORM_LIMITS, forms: 4, formsPerNetwork: 2, bytes: 1000, bytesPerNetwork: 600 }
const statusOf = ({ signal }: { signal: AbortSignal }) =>
  signal.aborted ? (signal.reason as { status: number }).status : undefined
const quick = { ...limits, minBytesPerSecond: 0 }

describe('openForms', () => {
  beforeEach(() => void jest.useFakeTimers())
  afterEach(() => void jest.useRealTimers())

  test('rejects a network beyond its own slots with 429, and accepts other networks', () => {
    const forms = openForms(quick)
    forms.open('a')
    const second = forms.open('a')
    expect(() => forms.open('a')).toThrow(expect.objectContaining({ status: 429, detail: { retryAfter: 5 } }))
    forms.open('b')
    second.close()
    forms.open('a')
    expect(forms.size).toBe(3)
  })

  test('rejects all networks with 503 when every slot is taken', () => {
    const forms = openForms(quick)
    for (const network of ['a', 'b', 'c', 'd']) forms.open(network)
    expect(() => forms.open('e')).toThrow(expect.objectContaining({ status: 503, detail: { retryAfter: 5 } }))
  })

  test('cuts off the slowest sender below the minimum rate when a slot is needed', async () => {
    const forms = openForms(limits)
    const [faster, slowest, other] = [forms.open('a'), forms.open('a'), forms.open('b')]
    faster.receive(10)
    jest.advanceTimersByTime(300)
    const next = forms.open('a')
    expect([faster, slowest, other, next].map(statusOf)).toEqual([undefined, 408, undefined, undefined])
    forms.open('c')
    forms.open('d')
    expect([faster, other].map(statusOf)).toEqual([undefined, 408])
    expect(forms.size).toBe(4)
  })

  test('cuts off a form with which its network exceeds its bytes', () => {
    const forms = openForms(quick)
    const [first, second] = [forms.open('a'), forms.open('a')]
    first.receive(300)
    second.receive(300)
    expect([first, second].map(statusOf)).toEqual([undefined, undefined])
    second.receive(1)
    expect([first, second].map(statusOf)).toEqual([undefined, 429])
    expect(forms.size).toBe(1)
  })

  test('cuts off the largest form of the network with the most bytes when the total is reached', () => {
    const forms = openForms(quick)
    const [large, larger, small] = [forms.open('a'), forms.open('a'), forms.open('b')]
    large.receive(250)
    larger.receive(350)
    small.receive(400)
    expect([large, larger, small].map(statusOf)).toEqual([undefined, undefined, undefined])
    small.receive(1)
    expect([large, larger, small].map(statusOf)).toEqual([undefined, 503, undefined])
    expect(forms.size).toBe(2)
  })

  test.each([
    ['a sender below the minimum rate after the grace period', { graceMs: 20, minBytesPerSecond: 1_000_000 }],
    ['a sender that is fast enough at the deadline', { graceMs: 20, minBytesPerSecond: 0, deadlineMs: 40 }],
  ])('cuts off %s with 408', (_, change) => {
    const forms = openForms({ ...limits, ...change })
    const form = forms.open('a')
    form.receive(100)
    expect(statusOf(form)).toBeUndefined()
    jest.advanceTimersByTime(60)
    expect(statusOf(form)).toBe(408)
    expect(forms.size).toBe(0)
  })
})
