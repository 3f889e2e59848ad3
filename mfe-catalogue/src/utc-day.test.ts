import { formatDay, formatWeekday } from './utc-day'

const short = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
const medium = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const days = Array.from({ length: 800 }, (_, day) => new Date(Date.UTC(2026, 0, day, 23, 59)).toISOString())

describe('UTC day', () => {
  test('formats US dates in any time zone', () => {
    expect(formatWeekday('2026-11-27')).toBe('Fri, Nov 27')
    expect(formatDay('2026-01-05T00:00:00Z')).toBe('Jan 5, 2026')
    expect(days.map(formatWeekday)).toEqual(days.map((day) => short.format(new Date(day))))
    expect(days.map(formatDay)).toEqual(days.map((day) => medium.format(new Date(day))))
  })
})
