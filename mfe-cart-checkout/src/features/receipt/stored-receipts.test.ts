import { saveReceipt, readReceiptToken } from './stored-receipts'

const DAY_MS = 24 * 60 * 60 * 1_000

describe('stored receipts', () => {
  beforeEach(() => localStorage.clear())
  afterEach(() => jest.restoreAllMocks())

  test('are found by their order for 30 days', () => {
    const now = Date.now()
    saveReceipt('one', 'first')
    saveReceipt('two', 'second')
    expect([readReceiptToken('one'), readReceiptToken('two'), readReceiptToken('three')]).toEqual([
      'first',
      'second',
      undefined,
    ])
    jest.spyOn(Date, 'now').mockReturnValue(now + 29 * DAY_MS)
    expect(readReceiptToken('one')).toBe('first')
    jest.spyOn(Date, 'now').mockReturnValue(now + 31 * DAY_MS)
    expect(readReceiptToken('one')).toBeUndefined()
  })

  test('are 20 at most, the newest ones', () => {
    for (let order = 1; order <= 21; order += 1) saveReceipt(`order-${order}`, `token-${order}`)
    expect([readReceiptToken('order-1'), readReceiptToken('order-2'), readReceiptToken('order-21')]).toEqual([
      undefined,
      'token-2',
      'token-21',
    ])
  })

  test.each(['{', '7', '[null, 7, {"orderId":"one"}, {"orderId":"one","token":"t","at":"x"}]'])(
    'survive the stored value %s',
    (stored) => {
      localStorage.setItem('receipts:v1', stored)
      expect(readReceiptToken('one')).toBeUndefined()
      saveReceipt('one', 'token')
      expect(readReceiptToken('one')).toBe('token')
    },
  )
})
