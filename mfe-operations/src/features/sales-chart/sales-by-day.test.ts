import { COUNTED_ORDERS, salesByDay, shortDay } from './sales-by-day'

const now = Date.parse('2026-11-23T12:00:00Z')
const order = (placed: string, total = '10.10', status = 'confirmed') => ({ placed: `${placed} 09:00`, total, status })

describe('salesByDay', () => {
  test('adds up each day, days without orders included', () => {
    const { days, isPartial } = salesByDay(
      [order('2026-11-23'), order('2026-11-23', '0.20'), order('2026-11-21')],
      3,
      now,
    )
    expect(days).toEqual([
      { day: '2026-11-21', orders: 1, cents: 1_010 },
      { day: '2026-11-22', orders: 0, cents: 0 },
      { day: '2026-11-23', orders: 2, cents: 1_030 },
    ])
    expect(isPartial).toBe(false)
  })

  test('counts neither canceled, nor returned, nor older orders', () => {
    const orders = [
      order('2026-11-23', '5.00', 'cancelled'),
      order('2026-11-23', '5.00', 'returned'),
      order('2026-11-01'),
    ]
    expect(salesByDay(orders, 3, now).days.every(({ orders: count }) => count === 0)).toBe(true)
  })

  test('says when there are more orders in these days than it was given', () => {
    const many = Array.from({ length: COUNTED_ORDERS }, () => order('2026-11-23'))
    expect(salesByDay(many, 3, now).isPartial).toBe(true)
    expect(salesByDay([...many.slice(1), order('2026-11-01')], 3, now).isPartial).toBe(false)
  })

  test('names a day by month and number', () => expect(shortDay('2026-11-03')).toBe('Nov 3'))
})
