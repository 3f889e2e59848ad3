/** How a body may come to a browser. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** What stands behind the name of a released file in that form. */
export const encodedSuffix: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

/** The best of the encodings that a request accepts. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').split(',').flatMap((word) => {
    const [name = '', quality = ''] = word.split(';').map((side) => side.trim())
    return /^q=0(?:\.0*)?$/.test(quality) ? [] : [name]
  })
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}
