/** Content encoding of a response. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** File name suffix of each encoding. */
export const encodedSuffix: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

/** The best encoding that a request accepts. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').split(',').flatMap((word) => {
    const [name = '', quality = ''] = word.split(';').map((side) => side.trim())
    return /^q=0(?:\.0*)?$/.test(quality) ? [] : [name]
  })
  if (accepted.includes('br')) return 'br'
  return accepted.includes('gzip') ? 'gzip' : 'identity'
}
