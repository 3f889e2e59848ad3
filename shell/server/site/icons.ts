import { drawArt } from '@shop/shared-drawings'
import sharp from 'sharp'

/** Sides in pixels: Apple's home screen, Android's, and its splash screen. */
export const iconSizes = [180, 192, 512] as const

/** The mark as the tab shows it. */
export const favicon = drawArt('favicon')

/** Without round corners, for systems that apply their own mask. */
const square = favicon.replace(/ rx="\d+"/, '')

const drawn = new Map<string, Promise<Buffer>>()

/** The logo as a PNG; `square` fills the corners. Rendered once, at the first request. */
export function iconPng(size: (typeof iconSizes)[number], shape: 'round' | 'square'): Promise<Buffer> {
  const key = `${size} ${shape}`
  const png = drawn.get(key) ?? draw(shape === 'square' ? square : favicon, size)
  drawn.set(key, png)
  return png
}

function draw(drawing: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing)).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
}
