/** Products and art have separate namespaces, since their keys may be equal. */
export type PictureKind = 'products' | 'art'

const widths = [160, 320, 480, 640, 960, 1280]

/** Rendered widths in pixels; all others are rejected, so that visitors cannot fill the disk. */
const pictureWidths: Readonly<Record<PictureKind, readonly number[]>> = {
  products: widths,
  art: [...widths, 1600],
}

/** Formats by file extension, with their media types. */
export const pictureTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', svg: 'image/svg+xml' } as const

/** One file of a picture: the SVG itself, or an encoding at a width. */
export type PictureFile =
  { name: string; format: 'svg' } | { name: string; format: 'avif' | 'webp' | 'jpg'; width: number }

/**
 * Parses `<width>.<avif|webp|jpg>` or `source.svg`; undefined for any other name, so that unchecked names never reach
 * the disk.
 */
export function parsePictureFile(kind: PictureKind, name: string): PictureFile | undefined {
  if (name === 'source.svg') return { name, format: 'svg' }
  const [, digits, format] = /^(\d{3,4})\.(avif|webp|jpg)$/.exec(name) ?? []
  const width = Number(digits)
  if (!format || !pictureWidths[kind].includes(width)) return undefined
  return { name, format: format as 'avif' | 'webp' | 'jpg', width }
}
