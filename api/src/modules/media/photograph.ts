import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { Failure } from '../../failure'

/** The point that cropping keeps in view; 0 is left or top, 1 is right or bottom. */
export interface FocalPoint {
  x: number
  y: number
}

/** Largest accepted original. */
export const MAX_PHOTOGRAPH_BYTES = 40 * 1024 * 1024
const MAX_PIXELS = 64_000_000
const MAX_SECONDS = 20
const ACCEPTED = ['jpeg', 'png', 'webp', 'avif']
const KEY = /^photo-[0-9a-f]{24}$/
const TYPES = 'Save it as JPEG, PNG, WebP or AVIF.'

/** Whether a picture key names a photograph instead of a drawing. */
export const isPhotographKey = (key: string): boolean => KEY.test(key)

/** The key of a crop of the named photograph. It changes with the content and with the focal point, so its pictures never do. */
export const photographKey = (name: string, original: string, { x, y }: FocalPoint): string =>
  `photo-${createHash('sha256').update(`${original} ${x} ${y} ${name}`).digest('hex').slice(0, 24)}`

/**
 * The upright size of an uploaded photograph in pixels. Throws 422 for other types, animations, too many pixels and
 * files that can't be read to their end.
 */
export async function measurePhotograph(bytes: Buffer): Promise<{ width: number; height: number }> {
  const refuse = (why: string) => new Failure(422, 'invalid', why)
  const found = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  const format = found?.format === 'heif' && found.compression === 'av1' ? 'avif' : found?.format
  if (!found || !format || !ACCEPTED.includes(format)) {
    throw refuse(`This file is not a photograph that the shop can read. ${TYPES}`)
  }
  if ((found.pages ?? 1) > 1) throw refuse(`This picture is animated. ${TYPES}`)
  const { width, height } = found.autoOrient
  if (width * height > MAX_PIXELS) {
    throw refuse(`This picture has ${width} × ${height} pixels; the maximum is ${MAX_PIXELS / 1e6} megapixels.`)
  }
  await open(bytes)
    .resize(64, 64)
    .toBuffer()
    .catch(() => {
      throw refuse('This picture is damaged and cannot be read to its end.')
    })
  return { width, height }
}

/** A square of at most `width` pixels around the focal point: upright, in sRGB and without metadata. */
export async function cropPhotograph(bytes: Buffer, width: number, focal: FocalPoint): Promise<Sharp> {
  const { autoOrient: full } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
  const side = Math.min(width, full.width, full.height)
  const scale = side / Math.min(full.width, full.height)
  const scaled = { width: Math.round(full.width * scale), height: Math.round(full.height * scale) }
  return open(bytes)
    .resize({ ...scaled, fit: 'fill' })
    .extract({
      left: offset(focal.x, scaled.width, side),
      top: offset(focal.y, scaled.height, side),
      width: side,
      height: side,
    })
    .toColorspace('srgb')
}

const open = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()

/** Start of a window of `size` around a point of a length, moved to stay within it. */
const offset = (point: number, length: number, size: number) =>
  Math.min(Math.max(Math.round(point * length - size / 2), 0), length - size)
