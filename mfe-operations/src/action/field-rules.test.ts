import { fieldRules } from './field-rules'

const rules = fieldRules([
  { name: 'reason', label: 'Reason', required: true },
  { name: 'note', label: 'Note' },
  { name: 'to', label: 'In stock', kind: 'number', required: true },
  { name: 'price', label: 'Price', kind: 'amount' },
  { name: 'rate', label: 'Rate', kind: 'percent' },
])
const problemsOf = (values: object) =>
  rules.safeParse(values).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

describe('fieldRules', () => {
  test.each([undefined, '', '  '])('requires a required field, which %j is not', (reason) => {
    expect(problemsOf({ reason, to: '1' })).toEqual(['reason: This field is required'])
  })

  test.each([
    ['', 'to: This field is required'],
    ['two', 'to: Enter a whole number'],
    ['1.5', 'to: Enter a whole number'],
  ])('requires a whole number, which "%s" is not', (to, problem) => {
    expect(problemsOf({ reason: 'Lost', to })).toEqual([problem])
  })

  test('checks an amount and a percentage that need not be given', () => {
    const right = { reason: 'Lost', to: '1', price: '$1,299.50', rate: '8.875' }
    expect(problemsOf(right)).toEqual([])
    expect(problemsOf({ ...right, price: '', rate: undefined })).toEqual([])
    expect(problemsOf({ ...right, price: '12,50', rate: 'ten' })).toEqual([
      'price: Enter an amount in dollars, such as 129.95',
      'rate: Enter a percentage, such as 8.875',
    ])
  })

  test('passes on what it does not know, and what was typed as it was typed', () => {
    const values = { reason: ' Lost ', to: ' 3', number: 'A1' }
    expect(rules.parse(values)).toEqual(values)
  })
})
