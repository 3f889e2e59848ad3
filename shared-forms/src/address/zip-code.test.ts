import { formatZip } from './zip-code'

describe('formatZip', () => {
  test.each([
    ['  10001 ', '10001'],
    ['NY 10001', '10001'],
    ['100011234', '10001-1234'],
    ['10001 1234', '10001-1234'],
    ['\u00a010001\u20131234\n', '10001-1234'],
  ])('accepts a pasted ZIP code such as %j', (pasted, zip) => {
    expect(formatZip(pasted)).toBe(zip)
  })

  test.each(['', '1000', '10001-', '10001-12', '100012', 'SW1A 1AA', '1000A1'])('leaves %j unchanged', (text) => {
    expect(formatZip(text)).toBe(text)
  })
})
