import sharp, { type Sharp } from 'sharp'
import { cropPhotograph, type FocalPoint } from './photograph'
import type { PictureFile } from './picture-file'

// Effort 1 makes AVIF both small and fast: 0 is a quarter larger, 2 no smaller and twice as slow (measured on these
// drawings).
const encoders: Record<'avif' | 'webp' | 'jpg', (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 1 }),
  webp: (image) => image.webp({ quality: 78, effort: 3 }),
  jpg: (image) => image.flatten({ background: '#f2eee4' }).jpeg({ quality: 82, mozjpeg: true }),
}

function sized(svg: string, width: number): string {
  return svg.replace(/width="(\d+)" height="(\d+)"/, (_, w: string, h: string) => {
    const height = Math.round((Number(h) / Number(w)) * width)
    return `width="${width}" height="${height}"`
  })
}

// Photographs have noise and texture that drawings lack: the same quality costs several times the bytes.
const photographEncoders: typeof encoders = {
  avif: (image) => image.avif({ quality: 42, effort: 2 }),
  webp: (image) => image.webp({ quality: 66, effort: 4 }),
  jpg: encoders.jpg,
}

/** Encodes a photograph as a square of the requested width around its focal point. */
export async function renderPhotograph(
  { bytes, focal }: { bytes: Buffer; focal: FocalPoint },
  file: Exclude<PictureFile, { format: 'svg' }>,
): Promise<Buffer> {
  return photographEncoders[file.format](await cropPhotograph(bytes, file.width, focal)).toBuffer()
}

/** Encodes a drawing at the requested width, rendered from the vector rather than scaled. */
export async function renderPicture(svg: string, file: PictureFile): Promise<Buffer> {
  if (file.format === 'svg') return Buffer.from(svg)
  return encoders[file.format](sharp(Buffer.from(sized(svg, file.width)))).toBuffer()
}
