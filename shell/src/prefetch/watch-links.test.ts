import { watchLinks } from './watch-links'

const at = (path: string) => new URL(path, location.origin)

describe('watchLinks', () => {
  const prefetch = jest.fn()
  let stop: () => void

  beforeEach(() => {
    jest.useFakeTimers()
    prefetch.mockClear()
    stop = watchLinks(prefetch)
    document.body.innerHTML = `
      <a id="belts" href="/product/list/belts#top"><b>Belts</b></a> <p>Words</p>
      <a id="other" href="https://elsewhere.example/">Elsewhere</a>
      <a id="picture" href="/api/media/art/logo/160.webp">Picture</a>
      <a id="here" href="/#main">Skip</a>`
  })
  afterEach(() => {
    stop()
    jest.useRealTimers()
  })

  const over = (selector: string, kind = 'pointerover') =>
    document.querySelector(selector)?.dispatchEvent(new Event(kind, { bubbles: true }))

  test('fetches the page of a link on which the mouse rests', () => {
    over('#belts b')
    jest.advanceTimersByTime(100)
    expect(prefetch.mock.calls).toEqual([[at('/product/list/belts')]])
  })

  test('ignores a mouse that only passes over', () => {
    over('#belts')
    jest.advanceTimersByTime(40)
    over('p')
    jest.advanceTimersByTime(500)
    expect(prefetch).not.toHaveBeenCalled()
  })

  test('fetches at once on touch', () => {
    over('#belts', 'touchstart')
    expect(prefetch).toHaveBeenCalledTimes(1)
  })

  test.each(['#other', '#picture', '#here'])('fetches nothing for the link %s', (selector) => {
    over(selector)
    jest.advanceTimersByTime(500)
    expect(prefetch).not.toHaveBeenCalled()
  })
})
