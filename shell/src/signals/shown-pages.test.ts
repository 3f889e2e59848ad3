import { noteShownPage, shownPageAt } from './shown-pages'

describe('shownPageAt', () => {
  test('returns the page that was shown at a time, and the first one for the document’s start', () => {
    noteShownPage('/shop')
    const clock = jest.spyOn(performance, 'now').mockReturnValue(4_000)
    noteShownPage('/shop')
    noteShownPage('/cart')
    clock.mockRestore()
    expect([0, 3_999, 4_000, 9_000].map(shownPageAt)).toEqual(['/shop', '/shop', '/cart', '/cart'])
  })
})
