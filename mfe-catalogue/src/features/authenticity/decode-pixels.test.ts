/** @jest-environment node */
import { BarcodeFormat, QRCodeWriter } from '@zxing/library'
import { decodePixels } from './decode-pixels'

const SIDE = 240

/** A simulated phone photo: the code slightly tilted, on gray, with noise. */
function photograph(text: string) {
  const code = new QRCodeWriter().encode(text, BarcodeFormat.QR_CODE, 160, 160, new Map())
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  const [sine, cosine] = [Math.sin(0.12), Math.cos(0.12)]
  let grain = 7
  for (let y = 0; y < SIDE; y += 1) {
    for (let x = 0; x < SIDE; x += 1) {
      const [dx, dy] = [x - SIDE / 2, y - SIDE / 2]
      const column = Math.round(dx * cosine + dy * sine + 80)
      const row = Math.round(dy * cosine - dx * sine + 80)
      const inside = column >= 0 && row >= 0 && column < 160 && row < 160
      const dark = inside && code.get(column, row)
      grain = (grain * 1103515245 + 12345) % 2147483648
      data.set([...Array<number>(3).fill((dark ? 60 : 190) + (grain % 10)), 255], (y * SIDE + x) * 4)
    }
  }
  return { data, width: SIDE, height: SIDE }
}

describe('decodePixels', () => {
  test('reads a code from a tilted, noisy photo', () => {
    expect(decodePixels(photograph('IC-7F3K-92QX'))).toBe('IC-7F3K-92QX')
  })

  test('returns null for a photo without a code', () => {
    const data = new Uint8ClampedArray(SIDE * SIDE * 4).fill(128)
    expect(decodePixels({ data, width: SIDE, height: SIDE })).toBeNull()
  })
})
