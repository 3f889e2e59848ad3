import type { PreviewPass } from '@shop/releases'

const name = 'release-preview'

/** The visitor's preview pass from its cookie. */
export function passFrom(cookie: string | undefined): PreviewPass | undefined {
  const [, value] = /(?:^|;\s*)release-preview=([^;]*)/.exec(cookie ?? '') ?? []
  if (!value) return undefined
  const [remote = '', signed = ''] = decoded(value).split('~')
  return { remote, signed }
}

/** The cookie that stores a pass until it expires; scripts can't read it. */
export function passCookie({ remote, signed }: PreviewPass, seconds: number, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const value = encodeURIComponent(`${remote}~${signed}`)
  return `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${secure}`
}

/** The cookie that ends a preview. */
export function endedCookie(origin: string): string {
  return passCookie({ remote: '', signed: '' }, 0, origin)
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
