import { documentHeaders } from './security-headers'

const texts = { inlineStyles: [], inlineScript: '' }
const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? ''

test('allow no foreign code or framing while the shop collects cards itself', () => {
  expect(policyOf(documentHeaders(texts))).not.toMatch(/https?:/)
})

test("allow only Stripe's script, frames and calls when it collects the cards", () => {
  const policy = policyOf(documentHeaders(texts, 'stripe'))
  expect(policy).toMatch(/script-src [^;]* https:\/\/js\.stripe\.com(;|$)/)
  expect(policy).toContain("frame-src 'self' https://js.stripe.com https://hooks.stripe.com")
  expect(policy).toContain("connect-src 'self' https://api.stripe.com")
  expect(policy.match(/https:\/\/[a-z.]+/g)?.every((source) => source.endsWith('.stripe.com'))).toBe(true)
})

test("allow the script of every document and the screen's own, and no third one", () => {
  const hashes = (headers: Record<string, string>) =>
    policyOf(headers)
      .match(/script-src [^;]*/)?.[0]
      .match(/'sha256-/g)
  expect(hashes(documentHeaders(texts))).toHaveLength(1)
  expect(hashes(documentHeaders({ ...texts, earlyScript: 'show()' }))).toHaveLength(2)
})

test('let text become script or markup only through our own policies', () => {
  const policy = policyOf(documentHeaders(texts))
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default shop-markup")
  expect(policy).not.toContain('unsafe')
})

test('the modules of a dev server, which are evaluated, are tried without that', () => {
  expect(policyOf(documentHeaders(texts, 'own', 'http://localhost:3001'))).not.toContain('trusted-types')
})

test('what the policy blocks is reported to the shop itself', () => {
  const headers = documentHeaders(texts)
  expect(policyOf(headers)).toContain('report-uri /csp-reports; report-to csp')
  expect(headers['reporting-endpoints']).toBe('csp="/csp-reports"')
})
