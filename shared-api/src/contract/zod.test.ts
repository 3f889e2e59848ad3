import { registerForm } from './auth'
import type { Endpoint } from './endpoint'
import { endpoints } from './endpoints'
import { z } from './zod'

/** Words of a validator or a program. */
const rawText = /Invalid (input|option|key|value)|expected|received|Too (small|big)|NaN|undefined|null/

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

  test('never shows its own words for any wrong value', () => {
    const values = [null, NaN, 'x', '', -1, 1e12, true, [], [{}], {}, '\u0000', '💥'.repeat(3000), new Date()]
    for (const [name, { body }] of Object.entries(endpoints as Record<string, Endpoint>)) {
      if (!body) continue
      const fields = Object.keys((body as z.ZodObject).shape ?? {})
      const inputs = [{}, { stray: 1 }, ...values.map((value) => Object.fromEntries(fields.map((f) => [f, value])))]
      const messages = inputs.flatMap((input) => messagesOf(body, input) ?? [])
      expect([name, messages.filter((text) => rawText.test(text))]).toEqual([name, []])
      expect(messages.length).toBeGreaterThan(0)
    }
  })

  test('reports different passwords along with all other errors', () => {
    const issues = registerForm.safeParse({ username: '', password: 'abc', password_confirmation: 'abd' }).error?.issues
    expect(issues?.map(({ path }) => path[0]).sort()).toEqual([
      'email',
      'password',
      'password_confirmation',
      'terms',
      'username',
    ])
  })

  test("prefers a schema's own message", () => {
    expect(messagesOf(z.literal(true, 'Please accept the terms'), undefined)).toEqual(['Please accept the terms'])
    expect(messagesOf(z.string().max(3, 'Shorter, please'), 'Marcus')).toEqual(['Shorter, please'])
  })
})
