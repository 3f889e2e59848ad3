import { z } from './zod'

const messagesOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message)

describe('zod', () => {
  test('reports errors in plain language', () => {
    const form = z.strictObject({ name: z.string().max(3), kind: z.enum(['gym', 'team']) })
    expect(messagesOf(form, {})).toEqual(['This field is required', 'This field is required'])
    expect(messagesOf(form, { name: 'Marcus', kind: 'club' })).toEqual([
      'Use at most 3 characters',
      'Must be one of: gym, team',
    ])
    expect(messagesOf(z.int().min(1).max(5), 6)).toEqual(['Use at most 5'])
    expect(messagesOf(z.array(z.int()).min(1), [])).toEqual(['This field is required'])
  })

  test("prefers a schema's own message", () => {
    expect(messagesOf(z.literal(true, 'Please accept the terms'), undefined)).toEqual(['Please accept the terms'])
    expect(messagesOf(z.string().max(3, 'Shorter, please'), 'Marcus')).toEqual(['Shorter, please'])
  })
})
