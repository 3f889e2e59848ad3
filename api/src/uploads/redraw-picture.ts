import sharp from 'sharp'

// Each picture is read once, so a cache would only use memory. One thread each; the queue limits how many.
sharp.cache(false)
sharp.concurrency(1)

const MEGAPIXEL = 1_000_000
/** Maximum pixels that a file's header may state; phones take pictures of 50 megapixels. */
const MAX_PIXELS = 51 * MEGAPIXEL
/** Maximum decoding cost of one picture, in 8-bit pixels. */
const MAX_PICTURE_COST = 24 * MEGAPIXEL
/** Maximum decoding cost of all pictures of a form. */
export const MAX_FORM_COST = 64 * MEGAPIXEL
/** Larger pictures are scaled down to this size. */
const LONGEST_SIDE = 2400
const MAX_SECONDS = 10

/**
 * The cost of decoding a picture in 8-bit pixels, from its header alone; infinite beyond the budget of one picture.
 * Throws if it isn't a picture.
 */
export async function pictureCost(path: string): Promise<number> {
  const { width, height, format, depth } = await sharp(path, { limitInputPixels: false }).metadata()
  const pixels = width * height
  const cost = format === 'jpeg' ? pixels / shrinkOf(width, height) : pixels * (depth === 'uchar' ? 1 : 2)
  return pixels > MAX_PIXELS || cost > MAX_PICTURE_COST ? Infinity : cost
}

/** A JPEG at least twice as large as needed is decoded at half its width and height, a quarter of the cost. */
const shrinkOf = (width: number, height: number) => (Math.max(width, height) >= 2 * LONGEST_SIDE ? 4 : 1)

/**
 * Re-encodes a picture as WebP, so that only its pixels remain; throws if it can't be read completely. Decodes on a
 * thread of libuv's pool.
 */
export const redrawPicture = (path: string): Promise<Buffer> =>
  sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
    .timeout({ seconds: MAX_SECONDS })
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
