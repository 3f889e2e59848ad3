import { type Design, drawDesign } from '@shop/shared-drawings/designer'

/** Width and height of an exported PNG. */
const PNG_SIZE_PX = 2000

/** A file name that describes the design. */
export function getFileName({ product, style, texts }: Design, extension: 'svg' | 'png'): string {
  const lettering = Object.values(texts).map(({ text }) => text)
  const name = [product, style, ...lettering].join('-').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return `${name.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}.${extension}`
}

/** Exports the design as a file; rejects if the browser can't render it. */
export async function renderImage(design: Design, ending: 'svg' | 'png'): Promise<Blob> {
  const svg = new Blob([drawDesign(design, 'front', { backdrop: true })], { type: 'image/svg+xml' })
  return ending === 'svg' ? svg : paint(svg)
}

async function paint(svg: Blob): Promise<Blob> {
  const address = URL.createObjectURL(svg)
  try {
    const image = new Image(PNG_SIZE_PX, PNG_SIZE_PX)
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = PNG_SIZE_PX
    canvas.height = PNG_SIZE_PX
    canvas.getContext('2d')!.drawImage(image, 0, 0, PNG_SIZE_PX, PNG_SIZE_PX)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('The browser created no image.'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}
