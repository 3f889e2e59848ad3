import type { Roster } from '@shop/shared-api'
import { rosterCsv } from './roster-lines'

it('the CSV of a roster spells names right in a sheet, and runs nothing there', () => {
  const entry = { id: '1', size: 'M', number: '007', at: '' }
  const entries = ['José “Chip” Núñez', '=HYPERLINK("http://evil.example")'].map((name) => ({ ...entry, name }))
  expect(rosterCsv({ entries } as Roster)).toBe(
    '\uFEFFname,size,number\n"José “Chip” Núñez","M","007"\n"\'=HYPERLINK(""http://evil.example"")","M","007"',
  )
})
