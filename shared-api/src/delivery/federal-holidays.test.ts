import { isFederalHoliday } from './federal-holidays'

// As the Office of Personnel Management lists them for 2026, Independence Day being on a Saturday, and one of 2027 that falls on a Sunday.
const published = `2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-03 2026-09-07 2026-10-12 2026-11-11 2026-11-26 2026-12-25 2027-07-05`

describe('isFederalHoliday', () => {
  test('knows all federal holidays on weekdays and no other days', () => {
    const found = Array.from({ length: 365 + 200 }, (_, days) => new Date(Date.UTC(2026, 0, 1 + days)))
      .filter((day) => day.getUTCDay() % 6 !== 0 && isFederalHoliday(day))
      .map((day) => day.toISOString().slice(0, 10))
    const [last] = published.split(' ').slice(-1)
    const in2027 = ['2027-01-01', '2027-01-18', '2027-02-15', '2027-05-31', '2027-06-18']
    expect(found).toEqual([...published.split(' ').slice(0, -1), ...in2027, last])
  })
})
