/** Product pictures and art live apart: their keys may share no name. */
export type PictureKind = 'products' | 'art'

const widths = [160, 320, 480, 640, 960, 1280]

/** The widths in pixels that a picture is made in; anything else is refused, so that nobody can fill the disk. */
const pictureWidths: Readonly<Record<PictureKind, readonly number[]>> = {
  products: widths,
  art: [...widths, 1600],
}

/** Formats by file ending, with their media types. */
export const pictureTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', svg: 'image/svg+xml' } as const

/** What one file of a picture is: the drawing itself, or an encoding of it at a width. */
export type PictureFile =
  { name: string; format: 'svg' } | { name: string; format: 'avif' | 'webp' | 'jpg'; width: number }

/** Reads `<width>.<avif|webp|jpg>` or `source.svg`; undefined for any other name, so that no name ever reaches the disk unchecked. */
export function parsePictureFile(kind: PictureKind, name: string): PictureFile | undefined {
  if (name === 'source.svg') return { name, format: 'svg' }
  const [, digits, format] = /^(\d{3,4})\.(avif|webp|jpg)$/.exec(name) ?? []
  const width = Number(digits)
  if (!format || !pictureWidths[kind].includes(width)) return undefined
  return { name, format: format as 'avif' | 'webp' | 'jpg', width }
}
