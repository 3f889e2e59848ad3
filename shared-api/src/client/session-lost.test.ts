import { clearSessionHint, setSessionHint } from '../testing/session-hint'
import { isLoggedInHint, readSessionId } from './session-hint'
import { onSessionLost, handleSessionRefused } from './session-lost'

const lost = jest.fn()
const stops: (() => void)[] = []

beforeEach(() => {
  lost.mockClear()
  stops.push(onSessionLost(lost))
})
afterEach(() => {
  stops.splice(0).forEach((stop) => stop())
  clearSessionHint()
})

describe('sessionRefused', () => {
  test('ends a session once, however many of its calls are refused', () => {
    setSessionHint('first')
    expect(handleSessionRefused('first')).toBe(true)
    expect(handleSessionRefused('first')).toBe(false)
    expect(lost).toHaveBeenCalledTimes(1)
    expect(isLoggedInHint()).toBe(false)
  })

  test('ends the next session as well', () => {
    setSessionHint('second')
    expect(handleSessionRefused('second')).toBe(true)
    setSessionHint('third')
    expect(handleSessionRefused('third')).toBe(true)
    expect(lost).toHaveBeenCalledTimes(2)
  })

  test('keeps a newer session when an older one is refused late', () => {
    setSessionHint('newer')
    expect(handleSessionRefused('older')).toBe(false)
    expect(lost).not.toHaveBeenCalled()
    expect(readSessionId()).toBe('newer')
  })

  test('ends nothing for a call without a session', () => {
    expect(handleSessionRefused(null)).toBe(false)
    expect(lost).not.toHaveBeenCalled()
  })

  test('calls no listener after it has stopped', () => {
    stops.splice(0).forEach((stop) => stop())
    setSessionHint('fourth')
    expect(handleSessionRefused('fourth')).toBe(true)
    expect(lost).not.toHaveBeenCalled()
  })
})
