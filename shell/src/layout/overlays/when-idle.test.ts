import { whenIdle } from './when-idle'

const pageLoads = (state: DocumentReadyState) => jest.spyOn(document, 'readyState', 'get').mockReturnValue(state)

describe('whenIdle', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    jest.useRealTimers()
    jest.restoreAllMocks()
  })

  test('runs once the page has loaded, and only once', () => {
    pageLoads('interactive')
    const work = jest.fn()
    whenIdle(work)
    jest.advanceTimersByTime(1_000)
    expect(work).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('load'))
    jest.runAllTimers()
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('does not wait forever for a page that never finishes loading, as with a part that hangs', () => {
    pageLoads('interactive')
    const work = jest.fn()
    whenIdle(work)
    jest.runAllTimers()
    window.dispatchEvent(new Event('load'))
    jest.runAllTimers()
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('does not run after cancellation', () => {
    pageLoads('interactive')
    const work = jest.fn()
    whenIdle(work)()
    window.dispatchEvent(new Event('load'))
    jest.runAllTimers()
    expect(work).not.toHaveBeenCalled()
  })
})
