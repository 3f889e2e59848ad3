import { fieldRules } from './field-rules'

const rules = fieldRules([
  { name: 'reason', label: 'Reason', required: true },
  { name: 'note', label: 'Note' },
  { name: 'to', label: 'In stock', kind: 'number', required: true },
])
const problemsOf = (values: object) =>
  rules.safeParse(values).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('fieldRules', () => {
  test.each([undefined, '', '  '])('requires a required field, which %j is not', (reason) => {
    expect(problemsOf({ reason, to: 1 })).toEqual(['reason: This field is required'])
  })

  test.each([undefined, Number.NaN, 'two'])('requires a number, which %j is not', (to) => {
    expect(problemsOf({ reason: 'Lost', to })).toEqual(['to: Enter a number'])
  })

  test('passes on what it does not know, and text as it was typed', () => {
    const values = { reason: ' Lost ', to: 3, number: 'A1' }
    expect(rules.parse(values)).toEqual(values)
  })
})
