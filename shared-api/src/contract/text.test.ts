import fc from 'fast-check'
import { email, singleLine, newPassword, multiLine, phone, webAddress } from './text'

const accepts = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success

describe('text fields', () => {
  test('text is trimmed before it is measured', () => {
    expect(singleLine(2, 5).parse('  ab  ')).toBe('ab')
    expect(accepts(singleLine(2, 5), '   a   ')).toBe(false)
  })

  test.each(['a\u0000b', 'a\ud800b', 'a\u007fb', 'a\nb'])('a line refuses %j', (text) => {
    expect(accepts(singleLine(1, 50), text)).toBe(false)
  })

  test('a paragraph may break lines but holds no control characters', () => {
    expect(accepts(multiLine(1, 50), 'a\nb')).toBe(true)
    expect(accepts(multiLine(1, 50), 'a\u0000b')).toBe(false)
  })

  test('emoji and accents are text like any other', () => {
    expect(accepts(singleLine(1, 50), 'José 🥊')).toBe(true)
  })

  test('lowercases an email and rejects everything else', () => {
    expect(email.parse(' Ana@Example.COM ')).toBe('ana@example.com')
    for (const wrong of ['', 'ana', 'ana@', 'a b@example.com', `${'a'.repeat(250)}@example.com`])
      expect(accepts(email, wrong)).toBe(false)
  })

  test('distinguishes a missing email from an invalid one', () => {
    const messagesOf = (text: string) => email.safeParse(text).error?.issues.map(({ message }) => message)
    expect(messagesOf('  ')).toEqual(['This field is required'])
    expect(messagesOf('ana@')).toEqual(['Invalid email address'])
  })

  test('keeps only the digits of a phone number', () => {
    expect(phone.parse('+1 (555) 010-2030')).toBe('15550102030')
    expect(accepts(phone, '555-0102')).toBe(false)
    expect(accepts(phone, '555010203x')).toBe(false)
  })

  test.each([
    '\u202a+1 (555) 010\u20112030\u202c',
    'tel:+1-555-010-2030',
    '1 555/010/2030',
    '1\u00a0555\u2013010\u20132030',
  ])('a phone number that was copied as %j is understood', (pasted) => {
    expect(phone.parse(pasted)).toBe('15550102030')
  })

  test('a web address must be http or https', () => {
    expect(accepts(webAddress, 'https://gym.example.com')).toBe(true)
    expect(accepts(webAddress, 'javascript:alert(1)')).toBe(false)
  })

  test('a password is measured, not trimmed', () => {
    expect(newPassword.parse(' spaced out ')).toBe(' spaced out ')
    expect(accepts(newPassword, '1234567')).toBe(false)
  })

  test('distinguishes a missing text from one that is too short', () => {
    const messagesOf = (text: string) =>
      singleLine(3, 100)
        .safeParse(text)
        .error?.issues.map(({ message }) => message)
    expect(messagesOf('  ')).toEqual(['This field is required'])
    expect(messagesOf(' ab ')).toEqual(['Use at least 3 characters'])
  })

  test('never lets NUL or lone surrogates pass', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = multiLine(0, 100).safeParse(text)
        return !read.success || !/\u0000|\p{Cs}/u.test(read.data)
      }),
    )
  })
})
