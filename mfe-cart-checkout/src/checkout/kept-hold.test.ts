import { createHoldKeeper, holdStorageKey, newHoldKey } from './kept-hold'

const hold = { key: newHoldKey(), until: '2026-11-21T12:10:00.000Z', atMost: '2026-11-21T12:15:00.000Z', of: '11x1' }
const keeper = createHoldKeeper(() => localStorage)
beforeEach(() => localStorage.clear())

describe('the kept hold', () => {
  it('is the same in every tab, until the order has taken the pieces', () => {
    keeper.keep(hold)
    expect(createHoldKeeper(() => localStorage).read()).toEqual(hold)
    keeper.forget()
    expect(keeper.read()).toBeNull()
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
