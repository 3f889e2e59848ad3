import { createHoldStorage, holdStorageKey, newHoldKey } from './stored-hold'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
const hold = { key: newHoldKey(), until: inMinutes(10), atMost: inMinutes(15), of: '11x1' }
const storage = createHoldStorage(() => localStorage)
beforeEach(() => localStorage.clear())

describe('hold storage', () => {
  test('shares the hold between tabs until the order has taken the items', () => {
    storage.save(hold)
    expect(createHoldStorage(() => localStorage).read()).toEqual(hold)
    storage.clear()
    expect(storage.read()).toBeNull()
  })

  test('drops the hold a day after its end, and not before', () => {
    const over = (hours: number) => ({ ...hold, atMost: new Date(Date.now() - hours * 3_600_000).toISOString() })
    storage.save(over(23))
    expect(storage.read()).toMatchObject({ key: hold.key })
    storage.save(over(25))
    expect(storage.read()).toBeNull()
    expect(localStorage.getItem(holdStorageKey)).toBeNull()
  })

  test.each(['', 'null', '{', '[]', '7', JSON.stringify({ ...hold, key: 'short' }), JSON.stringify({ key: hold.key })])(
    'returns null for the stored value %j',
    (text) => {
      localStorage.setItem(holdStorageKey, text)
      expect(storage.read()).toBeNull()
    },
  )

  test('works without storage', () => {
    const forbidden = createHoldStorage(() => {
      throw new DOMException('forbidden', 'SecurityError')
    })
    forbidden.save(hold)
    forbidden.clear()
    expect(forbidden.read()).toBeNull()
  })

  test('creates random keys that the API accepts', () => {
    const keys = Array.from({ length: 50 }, newHoldKey)
    expect(new Set(keys).size).toBe(50)
    for (const key of keys) expect(key).toMatch(/^[a-z]{32}$/)
  })
})
