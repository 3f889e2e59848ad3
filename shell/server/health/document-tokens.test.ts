import { randomBytes } from 'node:crypto'
import { createDocumentTokens } from './document-tokens'

const key = randomBytes(32)
const tokens = createDocumentTokens(() => key)
const issue = (address = '203.0.113.7') => tokens.issue('abc', address) ?? ''

describe('createDocumentTokens', () => {
  afterEach(() => jest.restoreAllMocks())

  test('opens a token on every server with the same key, for the network that the document was sent to', () => {
    const other = createDocumentTokens(() => key)
    expect(other.open(issue(), '203.0.113.7')).toEqual({ set: 'abc', id: expect.any(String) })
    expect(other.open(issue(), '::ffff:203.0.113.7')).toMatchObject({ set: 'abc' })
    expect(other.open(issue('2001:db8::1'), '2001:db8::2')).toMatchObject({ set: 'abc' })
    expect(other.open(issue(), '203.0.113.8')).toBeUndefined()
  })

  test('creates a new token each time', () => {
    expect(tokens.open(issue(), '203.0.113.7')?.id).not.toBe(tokens.open(issue(), '203.0.113.7')?.id)
  })

  test.each([
    ['nothing', () => ''],
    ['another set', () => issue().replace(/^abc/, 'abd')],
    ['another time', () => issue().replace(/\.(\w+)\./, '.zzzzzz.')],
    ['more than a token', () => `${issue()}.x`],
    ['no signature', () => issue().replace(/[^.]+$/, '')],
    ['another shop’s token', () => createDocumentTokens(() => randomBytes(32)).issue('abc', '203.0.113.7') ?? ''],
  ])('refuses %s', (_name, forged) => expect(tokens.open(forged(), '203.0.113.7')).toBeUndefined())

  test('refuses a token after twelve hours', () => {
    const token = issue()
    const now = Date.now()
    jest.spyOn(Date, 'now').mockReturnValue(now + 12 * 3_600_000)
    expect(tokens.open(token, '203.0.113.7')).toBeUndefined()
  })

  test('gives an IPv4 address and an IPv6 site one pseudonym', () => {
    expect(tokens.networkId('2001:db8:1:2::1')).toBe(tokens.networkId('2001:db8:1:ffff::9'))
    expect(tokens.networkId('2001:db8:2:2::1')).not.toBe(tokens.networkId('2001:db8:1:2::1'))
    expect(tokens.networkId('::ffff:203.0.113.7')).toBe(tokens.networkId('203.0.113.7'))
    expect(tokens.networkId('203.0.113.7')).toMatch(/^[\w-]{11}$/)
    expect(createDocumentTokens(() => randomBytes(32)).networkId('203.0.113.7')).not.toBe(
      tokens.networkId('203.0.113.7'),
    )
  })

  test('caches the pseudonyms of 10,000 addresses', () => {
    const address = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`
    let current = key
    const renamed = createDocumentTokens(() => current)
    const first = renamed.networkId(address(0))
    for (let index = 1; index < 10_000; index += 1) renamed.networkId(address(index))
    current = randomBytes(32)
    // Reading a name makes it the newest one.
    expect(renamed.networkId(address(0))).toBe(first)
    const [second, third] = [1, 2].map((index) => tokens.networkId(address(index)))
    renamed.networkId(address(10_000))
    expect([renamed.networkId(address(2)), renamed.networkId(address(1)) === second]).toEqual([third, false])
  })

  test('issues and opens nothing without a key', () => {
    const keyless = createDocumentTokens(() => undefined)
    expect([keyless.issue('abc', '::1'), keyless.open(issue('::1'), '::1'), keyless.networkId('::1')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})
