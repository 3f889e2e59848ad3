import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HybridBinarizer,
  MultiFormatReader,
  RGBLuminanceSource,
} from '@zxing/library'

/** The barcode formats used on labels. */
const FORMATS = [
  BarcodeFormat.QR_CODE,
  BarcodeFormat.DATA_MATRIX,
  BarcodeFormat.CODE_128,
  BarcodeFormat.CODE_39,
  BarcodeFormat.EAN_13,
]

const reader = new MultiFormatReader()
reader.setHints(
  new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, FORMATS],
    [DecodeHintType.TRY_HARDER, true],
  ]),
)

/** Decodes the code in RGBA pixels; null if none is found. */
export function decodePixels({ data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>): string | null {
  const grey = new Uint8ClampedArray(width * height)
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const offset = pixel * 4
    grey[pixel] = (data[offset]! * 299 + data[offset + 1]! * 587 + data[offset + 2]! * 114) / 1000
  }
  try {
    const picture = new BinaryBitmap(new HybridBinarizer(new RGBLuminanceSource(grey, width, height)))
    return reader.decodeWithState(picture).getText()
  } catch {
    // The package throws if there is no code, as in most frames.
    return null
  }
}
