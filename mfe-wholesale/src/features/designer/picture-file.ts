import type { Design } from './design'
import { drawDesign } from './draw-design'

/** Sides of a downloaded PNG, in pixels. */
const pngSize = 2000

/** A file's name that says what it shows. */
export function fileNameOf({ product, style, texts }: Design, ending: 'svg' | 'png'): string {
  const words = Object.values(texts).map(({ text }) => text)
  const name = [product, style, ...words].join('-').normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return `${name.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')}.${ending}`
}

/** The design as a file for the visitor's disk; rejects when the browser cannot paint it. */
export async function pictureOf(design: Design, ending: 'svg' | 'png'): Promise<Blob> {
  const svg = new Blob([drawDesign(design, 'front', { backdrop: true })], { type: 'image/svg+xml' })
  return ending === 'svg' ? svg : paint(svg)
}

async function paint(svg: Blob): Promise<Blob> {
  const address = URL.createObjectURL(svg)
  try {
    const image = new Image(pngSize, pngSize)
    image.src = address
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = pngSize
    canvas.height = pngSize
    canvas.getContext('2d')!.drawImage(image, 0, 0, pngSize, pngSize)
    return await new Promise((resolve, reject) =>
      canvas.toBlob((png) => (png ? resolve(png) : reject(new Error('The browser made no picture.'))), 'image/png'),
    )
  } finally {
    URL.revokeObjectURL(address)
  }
}
