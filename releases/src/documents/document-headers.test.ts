import { documentHeaders } from './document-headers'

const texts = { inlineStyles: [], scriptHashes: [] }
const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? ''

describe('documentHeaders', () => {
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

  test('allow the given inline scripts and no other one', () => {
    const scriptsOf = (scriptHashes: string[]) =>
      policyOf(documentHeaders({ ...texts, scriptHashes })).match(/script-src [^;]*/)?.[0]
    expect(scriptsOf([])).toBe("script-src 'self'")
    expect(scriptsOf(['sha256-a', 'sha256-b'])).toBe("script-src 'self' 'sha256-a' 'sha256-b'")
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
})
