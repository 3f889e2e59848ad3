import { formatZip } from './zip-code'

test.each([
  ['  10001 ', '10001'],
  ['NY 10001', '10001'],
  ['100011234', '10001-1234'],
  ['10001 1234', '10001-1234'],
  ['\u00a010001\u20131234\n', '10001-1234'],
])('a ZIP code that was copied as %j is understood', (pasted, zip) => {
  expect(formatZip(pasted)).toBe(zip)
})

test.each(['', '1000', '10001-', '10001-12', '100012', 'SW1A 1AA', '1000A1'])(
  '%j is left to whoever types it',
  (text) => {
    expect(formatZip(text)).toBe(text)
  },
)
