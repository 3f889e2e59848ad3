import sharp from 'sharp'

// Each picture is read once: keeping decoded ones would only hold memory. One thread each; the queue bounds how many.
sharp.cache(false)
sharp.concurrency(1)

const MEGAPIXEL = 1_000_000
/** The most pixels that any file may say it has; phones take pictures of 50 megapixels. */
const MAX_PIXELS = 51 * MEGAPIXEL
/** What decoding one picture may cost, in pixels of 8 bits. */
const MAX_PICTURE_COST = 24 * MEGAPIXEL
/** What decoding all pictures of a form may cost together. */
export const MAX_FORM_COST = 64 * MEGAPIXEL
/** Pictures larger than this in either direction are made smaller. */
const LONGEST_SIDE = 2400
const MAX_SECONDS = 10

/** What decoding a picture would cost, in pixels of 8 bits, read from its header alone; infinite beyond the budget of one picture. Throws for what is no picture. */
export async function pictureCost(path: string): Promise<number> {
  const { width, height, format, depth } = await sharp(path, { limitInputPixels: false }).metadata()
  const pixels = width * height
  const cost = format === 'jpeg' ? pixels / shrinkOf(width, height) : pixels * (depth === 'uchar' ? 1 : 2)
  return pixels > MAX_PIXELS || cost > MAX_PICTURE_COST ? Infinity : cost
}

/** JPEG is decoded at half its width and height when twice as large as needed, which costs a quarter. */
const shrinkOf = (width: number, height: number) => (Math.max(width, height) >= 2 * LONGEST_SIDE ? 4 : 1)

/** Re-encodes a picture as WebP, so that only its pixels remain; throws for what cannot be read in full. Decodes on a thread of libuv's pool. */
export const redrawPicture = (path: string): Promise<Buffer> =>
  sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', animated: false })
    .timeout({ seconds: MAX_SECONDS })
    .rotate()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
