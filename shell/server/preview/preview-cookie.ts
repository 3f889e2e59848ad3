import type { PreviewPass } from '@shop/releases'
import { readCookie, serializeCookie } from '@shop/shared-api/cookies'

const NAME = 'release-preview'

/** The visitor's preview pass from its cookie, unverified. */
export function passFrom(cookie: string | undefined): PreviewPass | undefined {
  const value = readCookie(cookie, NAME)
  if (!value) return undefined
  const [remote = '', signed = ''] = value.split('~')
  return { remote, signed }
}

/** The cookie that stores a pass until it expires; scripts can't read it. */
export function passCookie({ remote, signed }: PreviewPass, maxAge: number, origin: string): string {
  return serializeCookie(NAME, `${remote}~${signed}`, { maxAge, secure: origin.startsWith('https:') })
}

/** The cookie that ends a preview. */
export function endedCookie(origin: string): string {
  return passCookie({ remote: '', signed: '' }, 0, origin)
}
