import { onSessionLost, sessionRefused } from './session-lost'
import { clearToken, readToken, writeToken } from './session-token'

afterEach(clearToken)

test('the token is kept in a cookie and can be forgotten', () => {
  expect(readToken()).toBeNull()
  writeToken('a=b; c')
  expect(readToken()).toBe('a=b; c')
  clearToken()
  expect(readToken()).toBeNull()
})

test('many refusals of one token end the session once', () => {
  const lost = jest.fn()
  const stop = onSessionLost(lost)
  writeToken('first')
  sessionRefused('first')
  sessionRefused('first')
  expect(lost).toHaveBeenCalledTimes(1)
  expect(readToken()).toBeNull()
  writeToken('second')
  sessionRefused('second')
  expect(lost).toHaveBeenCalledTimes(2)
  stop()
  writeToken('third')
  sessionRefused('third')
  expect(lost).toHaveBeenCalledTimes(2)
})

test('a late refusal of an older token leaves the new session alone', () => {
  const lost = jest.fn()
  const stop = onSessionLost(lost)
  writeToken('newer')
  sessionRefused('older')
  expect(lost).not.toHaveBeenCalled()
  expect(readToken()).toBe('newer')
  stop()
})

test('a refusal without a token ends nothing', () => {
  const lost = jest.fn()
  const stop = onSessionLost(lost)
  sessionRefused(null)
  expect(lost).not.toHaveBeenCalled()
  stop()
})
