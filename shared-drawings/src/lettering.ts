import type { Bench } from './bench'
import { lightness } from './color'
import { setText } from './glyphs'

/** Styles of lettering, all based on the same block letters. */
export const letterFaces = ['block', 'italic', 'light'] as const
export type LetterFace = (typeof letterFaces)[number]

/** A buyer's text in one of the type's lettering areas. */
export interface Lettering {
  area: string
  text: string
  color?: string
  face?: LetterFace
}

/** Position of text: center, size in picture units, and rotation in degrees. */
export interface LetterBox {
  x: number
  y: number
  width: number
  height: number
  turn?: number
  skew?: number
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * Draws text centered in a box at the largest size that fits; letters outside the block alphabet fall back to a system
 * font. The miter limit cuts the spikes at the sharp corners of N, V and W.
 */
export function letters(text: string, at: LetterBox, color: string, face: LetterFace = 'block'): string {
  const set = setText(text)
  const lean = (face === 'italic' ? -14 : 0) + (at.skew ?? 0)
  const transform = `translate(${at.x} ${at.y}) rotate(${at.turn ?? 0})${lean ? ` skewX(${lean})` : ''}`
  if (!set) {
    const size = Math.min(at.height, (at.width / Math.max(text.length, 1)) * 1.7)
    return `<text transform="${transform}" y="${Math.round(size * 0.36)}" font-family="Oswald,Impact,sans-serif" font-weight="700" font-size="${Math.round(size)}" text-anchor="middle" fill="${color}">${escaped(text)}</text>`
  }
  const scale = Math.min(at.height / 7.2, at.width / (set.width + 1.4))
  const strokes = set.glyphs
    .map(({ path, x }) => `<path d="${path}" transform="translate(${(x - set.width / 2).toFixed(1)} -3)"/>`)
    .join('')
  return `<g transform="${transform} scale(${scale.toFixed(3)})" fill="none" stroke="${color}" stroke-width="${face === 'light' ? 0.7 : 1.3}" stroke-miterlimit="2">${strokes}</g>`
}

/** The sharper of bone and ink on a color. */
export function inkOn(hex: string): string {
  return lightness(hex) > 0.5 ? '#141416' : '#efe9dc'
}

/** The shop's logo: a ring from above with a red corner. Drawn in a 100 × 100 box. */
function markPaths(ropes: string, corner: string): string {
  return `<path d="M50 14H14V86H86V50" fill="none" stroke="${ropes}" stroke-width="20"/><path d="M60 4H96V40H60Z" fill="${corner}"/>`
}

/** The shop's mark centered at a point, `size` units wide. */
export function mark(x: number, y: number, size: number, ropes: string, corner = ropes, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${(size / 100).toFixed(3)}) translate(-50 -50)">${markPaths(ropes, corner)}</g>`
}

const distance = (a: string, b: string) =>
  Math.hypot(...[1, 3, 5].map((at) => parseInt(a.slice(at, at + 2), 16) - parseInt(b.slice(at, at + 2), 16)))

/** The requested color if it contrasts with the background, else bone or ink. */
export function apart(wanted: string, background: string): string {
  return distance(wanted, background) < 80 ? inkOn(background) : wanted
}

/** The shop's logo on a background: ropes in bone or ink, the corner in an accent if that contrasts. */
export function brand(
  x: number,
  y: number,
  size: number,
  background: string,
  accent = inkOn(background),
  turn = 0,
): string {
  return mark(x, y, size, inkOn(background), apart(accent, background), turn)
}

/** The text of a lettering area: the buyer's, else the shop's name, else (`fallback` empty) none. */
export function label(bench: Bench, area: string, at: LetterBox, color: string, fallback = bench.shopName): string {
  const own = bench.lettering.find((item) => item.area === area)
  const text = own ? own.text.trim() : fallback
  if (!text) return ''
  return `<g data-lettering="${area}">${letters(text, at, own?.color ?? color, own?.face)}</g>`
}
