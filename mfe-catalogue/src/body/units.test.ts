import { readBody } from './units'

function typed(pairs: Record<string, string>): FormData {
  const form = new FormData()
  for (const [key, value] of Object.entries(pairs)) form.set(key, value)
  return form
}

describe('readBody', () => {
  test('converts feet, inches and pounds to centimeters and kilograms', () => {
    const body = readBody('us', ['height', 'weight'], typed({ feet: '5', inches: '10', weight: '165' }))
    expect(body.height).toBeCloseTo(177.8)
    expect(body.weight).toBeCloseTo(74.84)
  })

  test('accepts a comma as the decimal separator', () => {
    expect(readBody('metric', ['hand'], typed({ hand: '20,5' }))).toEqual({ hand: 20.5 })
  })

  test.each(['', 'tall', '-3', '0'])('ignores "%s"', (weight) =>
    expect(readBody('metric', ['weight'], typed({ weight }))).toEqual({}),
  )
})
