import sharp from 'sharp'

/** Sides in pixels: Apple's home screen, Android's, and its splash screen. */
export const iconSizes = [180, 192, 512] as const

/** Draws PNGs of an icon, each once until another icon is wanted. */
export function createIcons(): (icon: string, size: (typeof iconSizes)[number], shape: Shape) => Promise<Buffer> {
  let source = ''
  const drawn = new Map<string, Promise<Buffer>>()
  return (icon, size, shape) => {
    if (icon !== source) drawn.clear()
    source = icon
    const key = `${size} ${shape}`
    const png = drawn.get(key) ?? draw(icon, size, shape)
    drawn.set(key, png)
    return png
  }
}

/** `square` fills the corners, for systems that apply their own mask. */
type Shape = 'round' | 'square'

function draw(icon: string, size: number, shape: Shape): Promise<Buffer> {
  const drawing = shape === 'square' ? icon.replace(/ rx="\d+"/, '') : icon
  return sharp(Buffer.from(drawing)).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
}
