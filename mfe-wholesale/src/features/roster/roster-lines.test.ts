import type { Roster } from '@shop/shared-api'
import { serializeRosterCsv } from './roster-lines'

describe('serializeRosterCsv', () => {
  test('serializes a roster as CSV with UTF-8 names and defused formulas', () => {
    const entry = { id: '1', size: 'M', number: '007', at: '' }
    const entries = ['José “Chip” Núñez', '=HYPERLINK("http://evil.example")'].map((name) => ({ ...entry, name }))
    expect(serializeRosterCsv({ entries } as Roster)).toBe(
      '\uFEFFname,size,number\n"José “Chip” Núñez","M","007"\n"\'=HYPERLINK(""http://evil.example"")","M","007"',
    )
  })
})
