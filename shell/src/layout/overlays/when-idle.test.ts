import { whenIdle } from './when-idle'

const pageLoads = (state: DocumentReadyState) => jest.spyOn(document, 'readyState', 'get').mockReturnValue(state)

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('work waits for the page to load, and is done once', () => {
  pageLoads('interactive')
  const work = jest.fn()
  whenIdle(work)
  jest.advanceTimersByTime(1_000)
  expect(work).not.toHaveBeenCalled()
  window.dispatchEvent(new Event('load'))
  jest.runAllTimers()
  expect(work).toHaveBeenCalledTimes(1)
})

test('a page that never ends loading, as with a part that hangs, does not hold the work up', () => {
  pageLoads('interactive')
  const work = jest.fn()
  whenIdle(work)
  jest.runAllTimers()
  window.dispatchEvent(new Event('load'))
  jest.runAllTimers()
  expect(work).toHaveBeenCalledTimes(1)
})

test('work that was called off is not done', () => {
  pageLoads('interactive')
  const work = jest.fn()
  whenIdle(work)()
  window.dispatchEvent(new Event('load'))
  jest.runAllTimers()
  expect(work).not.toHaveBeenCalled()
})
