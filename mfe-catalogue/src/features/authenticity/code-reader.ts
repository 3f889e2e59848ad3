/** A source of pixels: the camera stream or an uploaded photo. */
export type CodeSource = HTMLVideoElement | ImageBitmap

/** Reads the text of a visible code; null if there is none. */
export type CodeReader = (source: CodeSource) => Promise<string | null>

interface Detector {
  detect(source: CodeSource): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options?: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** Opens the browser's barcode detector if available, otherwise loads the zxing package. */
export async function openCodeReader(): Promise<CodeReader> {
  const own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  const formats = (await own?.getSupportedFormats().catch(() => [])) ?? []
  if (own && formats.length > 0) {
    const detector = new own({ formats })
    return async (source) => (await detector.detect(source))[0]?.rawValue ?? null
  }
  const { decodePixels } = await import(/* webpackChunkName: "code-reader" */ './decode-pixels')
  return async (source) => {
    const pixels = readPixels(source)
    return pixels && decodePixels(pixels)
  }
}

/** Wide enough for a code that fills a third of the image, small enough to decode several times a second. */
const MAX_WIDTH_PX = 800

function readPixels(source: CodeSource): ImageData | null {
  const [width, height] =
    source instanceof HTMLVideoElement ? [source.videoWidth, source.videoHeight] : [source.width, source.height]
  if (width === 0 || height === 0) return null
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(MAX_WIDTH_PX, width)
  canvas.height = Math.round((canvas.width * height) / width)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context?.drawImage(source, 0, 0, canvas.width, canvas.height)
  return context?.getImageData(0, 0, canvas.width, canvas.height) ?? null
}
