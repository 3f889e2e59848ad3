/** What a code can be read from: the camera's picture, or a file that was opened as one. */
export type CodeSource = HTMLVideoElement | ImageBitmap

/** Reads the text of the code that is to be seen; null when there is none. */
export type CodeReader = (source: CodeSource) => Promise<string | null>

interface Detector {
  detect(source: CodeSource): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
  new (options?: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** The browser's own reader where it has one that knows codes; else the package's, fetched now. */
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

/** Wide enough for a code that fills a third of the picture, small enough to be read several times a second. */
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
