import { createHoldKeeper, holdStorageKey, newHoldKey } from './kept-hold'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const hold = { key: newHoldKey(), until: inMinutes(10), atMost: inMinutes(15), of: '11x1' }
const keeper = createHoldKeeper(() => localStorage)
beforeEach(() => localStorage.clear())

describe('the kept hold', () => {
  it('is the same in every tab, until the order has taken the pieces', () => {
    keeper.keep(hold)
    expect(createHoldKeeper(() => localStorage).read()).toEqual(hold)
    keeper.forget()
    expect(keeper.read()).toBeNull()
  })

  it('goes by itself a day after its end, and not before: how it ended is told until then', () => {
    const over = (hours: number) => ({ ...hold, atMost: new Date(Date.now() - hours * 3_600_000).toISOString() })
    keeper.keep(over(23))
    expect(keeper.read()).toMatchObject({ key: hold.key })
    keeper.keep(over(25))
    expect(keeper.read()).toBeNull()
    expect(localStorage.getItem(holdStorageKey)).toBeNull()
  })

  it.each(['', 'null', '{', '[]', '7', JSON.stringify({ ...hold, key: 'short' }), JSON.stringify({ key: hold.key })])(
    'is none when %j stands there',
    (text) => {
      localStorage.setItem(holdStorageKey, text)
      expect(keeper.read()).toBeNull()
    },
  )

  it('does without storage', () => {
    const forbidden = createHoldKeeper(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    forbidden.keep(hold)
    forbidden.forget()
    expect(forbidden.read()).toBeNull()
  })

  it('has a key that the API takes and nobody guesses', () => {
    const keys = Array.from({ length: 50 }, newHoldKey)
    expect(new Set(keys).size).toBe(50)
    for (const key of keys) expect(key).toMatch(/^[a-z]{32}$/)
  })
})
