/** The shop's block letters as strokes on a 4 × 6 grid, so that lettering renders the same everywhere. */
const glyphs: Record<string, string> = {
  A: 'M0 6V1.2L1.2 0H2.8L4 1.2V6M0 3.6H4',
  B: 'M0 0V6H3L4 5V4L3 3L4 2V1L3 0H0M0 3H3',
  C: 'M4 1.6V1L3 0H1L0 1V5L1 6H3L4 5V4.4',
  D: 'M0 0V6H2.8L4 4.8V1.2L2.8 0H0',
  E: 'M4 0H0V6H4M0 3H3.2',
  F: 'M4 0H0V6M0 3H3.2',
  G: 'M4 1.6V1L3 0H1L0 1V5L1 6H3L4 5V3H2.2',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M0 0V6',
  J: 'M4 0V5L3 6H1L0 5V4.2',
  K: 'M0 0V6M4 0L0.6 3L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2.4 3.2L4.8 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M1 0H3L4 1V5L3 6H1L0 5V1Z',
  P: 'M0 6V0H3L4 1V2.4L3 3.4H0',
  Q: 'M1 0H3L4 1V5L3 6H1L0 5V1ZM2.4 4.2L4.4 6.6',
  R: 'M0 6V0H3L4 1V2.2L3 3.2H0M2.2 3.2L4 6',
  S: 'M4 1.4V1L3 0H1L0 1V2L1 3H3L4 4V5L3 6H1L0 5V4.6',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V5L1 6H3L4 5V0',
  V: 'M0 0V2.6L2 6L4 2.6V0',
  W: 'M0 0V6L2.4 2.8L4.8 6V0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0V1.4L2 3.2L4 1.4V0M2 3.2V6',
  Z: 'M0 0H4L0 6H4',
  0: 'M1 0H3L4 1V5L3 6H1L0 5V1ZM0.8 5L3.2 1',
  1: 'M0 1.2L1.6 0V6',
  2: 'M0 1.4V1L1 0H3L4 1V2.2L0 6H4',
  3: 'M0 0H4L2 2.6H3L4 3.6V5L3 6H1L0 5',
  4: 'M3 6V0L0 4.2H4',
  5: 'M4 0H0V2.6H3L4 3.6V5L3 6H0',
  6: 'M4 0.6L3.4 0H1L0 1V5L1 6H3L4 5V3.6L3 2.6H0',
  7: 'M0 0H4L1.4 6',
  8: 'M1 0H3L4 1V2L3 3H1L0 2V1ZM1 3H3L4 4V5L3 6H1L0 5V4Z',
  9: 'M0 5.4L0.6 6H3L4 5V1L3 0H1L0 1V2.4L1 3.4H4',
  '-': 'M0.4 3H2.8',
  '.': 'M0 5.8V6',
  '&': 'M4 6L0.8 1.6V0.8L1.6 0L2.4 0.8V1.6L0 3.8V5L1 6H2.4L4 4',
  '!': 'M0 0V3.8M0 5.6V6',
  '/': 'M0 6L2.6 0',
  "'": 'M0 0V1.4',
  '#': 'M1.2 0.4L0.8 5.6M3.2 0.4L2.8 5.6M0 2H4M0 4H4',
}

const widthOf = (letter: string): number => {
  if (letter === ' ') return 2.2
  if ("I!.'".includes(letter)) return 0
  if (letter === 'M' || letter === 'W') return 4.8
  return letter === '1' ? 1.6 : letter === '-' ? 3.2 : letter === '/' ? 2.6 : 4
}

/** One letter's strokes and its offset, in grid units. */
export interface PlacedGlyph {
  path: string
  x: number
}

/** Sets a text in block letters: its glyphs and total width in grid units, or undefined when a letter is not in the alphabet. */
export function setText(text: string, tracking = 1.9): { glyphs: PlacedGlyph[]; width: number } | undefined {
  const placed: PlacedGlyph[] = []
  let x = 0
  for (const letter of text.normalize('NFC').toUpperCase()) {
    const path = glyphs[letter]
    if (path === undefined && letter !== ' ') return undefined
    if (path !== undefined) placed.push({ path, x })
    x += widthOf(letter) + tracking
  }
  return { glyphs: placed, width: Math.max(0, x - tracking) }
}
