import { documentHeaders } from './security-headers'

const texts = { inlineStyles: [], inlineScript: '' }
const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? ''

test('nobody else may run code or be framed while the shop takes cards by itself', () => {
  expect(policyOf(documentHeaders(texts))).not.toMatch(/https?:/)
})

test('Stripe alone is let in when it takes the cards: its script, its frames, its calls', () => {
  const policy = policyOf(documentHeaders(texts, 'stripe'))
  expect(policy).toMatch(/script-src [^;]* https:\/\/js\.stripe\.com(;|$)/)
  expect(policy).toContain("frame-src 'self' https://js.stripe.com https://hooks.stripe.com")
  expect(policy).toContain("connect-src 'self' https://api.stripe.com")
  expect(policy.match(/https:\/\/[a-z.]+/g)?.every((source) => source.endsWith('.stripe.com'))).toBe(true)
})

test('beside the script of every document its screen’s own may run, and no third one', () => {
  const hashes = (headers: Record<string, string>) =>
    policyOf(headers)
      .match(/script-src [^;]*/)?.[0]
      .match(/'sha256-/g)
  expect(hashes(documentHeaders(texts))).toHaveLength(1)
  expect(hashes(documentHeaders({ ...texts, earlyScript: 'show()' }))).toHaveLength(2)
})
