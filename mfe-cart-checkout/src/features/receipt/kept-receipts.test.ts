import { keepReceipt, readKeptToken } from './kept-receipts'

const DAY_MS = 24 * 60 * 60 * 1_000

describe('kept receipts', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => jest.restoreAllMocks())

  test('are found by their order for 30 days', () => {
    const now = Date.now()
    keepReceipt('one', 'first')
    keepReceipt('two', 'second')
    expect([readKeptToken('one'), readKeptToken('two'), readKeptToken('three')]).toEqual(['first', 'second', undefined])
    jest.spyOn(Date, 'now').mockReturnValue(now + 29 * DAY_MS)
    expect(readKeptToken('one')).toBe('first')
    jest.spyOn(Date, 'now').mockReturnValue(now + 31 * DAY_MS)
    expect(readKeptToken('one')).toBeUndefined()
  })

  test('are 20 at most, the newest ones', () => {
    for (let order = 1; order <= 21; order += 1) keepReceipt(`order-${order}`, `token-${order}`)
    expect([readKeptToken('order-1'), readKeptToken('order-2'), readKeptToken('order-21')]).toEqual([
      undefined,
      'token-2',
      'token-21',
    ])
  })

  test.each(['{', '7', '[null, 7, {"orderId":"one"}, {"orderId":"one","token":"t","at":"x"}]'])(
    'survive the stored value %s',
    (stored) => {
      localStorage.setItem('receipts:v1', stored)
      expect(readKeptToken('one')).toBeUndefined()
      keepReceipt('one', 'token')
      expect(readKeptToken('one')).toBe('token')
    },
  )
})
