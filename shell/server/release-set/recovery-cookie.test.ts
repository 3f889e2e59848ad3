import { brokenVersions, recoveryCookie } from './recovery-cookie'

const origin = 'https://shop.example'
/** As the browser sends it back. */
const sent = (setCookie: string) => setCookie.split(';')[0]

describe('recoveryCookie', () => {
  test('keeps the two latest versions, out of reach of scripts', () => {
    const versions = ['1.0.0', '1.1.0', '1.1.0', '1.2.0'].map((version) => ({ part: 'catalogue', version }))
    const last = versions.reduce<string | undefined>((cookie, next) => recoveryCookie(cookie, next, origin), undefined)
    expect(brokenVersions(sent(last ?? '')).map(({ version }) => version)).toEqual(['1.2.0', '1.1.0'])
    expect(last).toMatch(/Max-Age=3600; .*HttpOnly; Secure; SameSite=Lax/)
  })

  test.each(['', '../x@1', 'catalogue', 'catalogue@', 'catalogue@1/2', 'x'.repeat(5_000)])('ignores %j', (value) =>
    expect(brokenVersions(`release-recovery=${value}`)).toEqual([]),
  )
})
