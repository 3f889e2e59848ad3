import type { PartVersion } from '@shop/releases'
import type { LiveSite } from './live-site'
import { recoveryCookie } from './recovery-cookie'
import { visitorSet } from './visitor-set'

const origin = 'https://shop.example'
const stable = { set: { id: 'stable' } }
const recovered = { set: { id: 'recovered' } }
const broken: PartVersion = { part: 'catalogue', version: '1.1.0' }
const isBroken = (listed: readonly PartVersion[] = []) => listed.some(({ version }) => version === '1.1.0')
const siteWith = (hasCanary: boolean) => {
  const chosen = (listed?: readonly PartVersion[]) => (isBroken(listed) ? recovered : stable)
  return {
    hasCanary: () => hasCanary,
    current: chosen,
    forBucket: (_bucket: number, listed: readonly PartVersion[]) => chosen(listed),
  } as unknown as LiveSite
}
/** As the browser sends it back. */
const sent = (setCookie: string) => setCookie.split(';')[0]

describe('visitorSet', () => {
  test('replaces the version that hung in this browser, in documents that no cache shares', () => {
    const cookie = sent(recoveryCookie(undefined, broken, origin))
    expect(visitorSet(siteWith(false), cookie, origin)).toEqual({ prepared: recovered, isShared: false })
    expect(visitorSet(siteWith(true), cookie, origin)).toMatchObject({ prepared: recovered, isShared: false })
    expect(visitorSet(siteWith(false), undefined, origin)).toEqual({ prepared: stable, isShared: true })
  })

  test('shares documents with a visitor if the cookie names no version in use', () => {
    const cookie = sent(recoveryCookie(undefined, { ...broken, version: '1.0.0' }, origin))
    expect(visitorSet(siteWith(false), cookie, origin)).toEqual({ prepared: stable, isShared: true })
  })

  test('assigns a bucket to a first visit during a canary', () => {
    expect(visitorSet(siteWith(true), undefined, origin).setCookie).toMatch(/^release-bucket=/)
    expect(visitorSet(siteWith(true), 'release-bucket=7', origin).setCookie).toBeUndefined()
  })
})
