import type { Bench } from './bench'
import { lit, shaded, toneOf } from './color'
import { texture, type Texture } from './texture'

/** How one piece of a product is made up; lengths in picture units. */
export interface Make {
  texture?: Texture
  /** Degrees by which the texture is turned. */
  turn?: number
  /** Enlarges the texture. */
  grain?: number
  /** How deep light and shade run in from the edge: 0 flat, 40 cloth, 90 stuffed leather. */
  bulge?: number
  /** Strength of light and shade, 1 by default. */
  depth?: number
  /** Replaces the part's color. */
  fill?: string
  /** Markup inside the outline, blurred: folds and reflections. */
  soft?: string
  /** Reflections inside the outline, by `sheen`. */
  sheen?: string
  /** Markup inside the outline, sharp: seams, prints. */
  inner?: string
  /** Direction of the base gradient: diagonal (default), `round` for upright cylinders, `tube` for lying ones. */
  form?: 'diagonal' | 'round' | 'tube' | 'flat'
  /** Gloss of the surface, 0 matt to 1 lacquered leather. */
  gloss?: number
}

const stops = (list: [number, string][]) =>
  list.map(([at, color]) => `<stop offset="${at}" stop-color="${color}"/>`).join('')

/** Base fill of a surface: a gradient from light to shade across the piece's bounding box. */
function basePaint(bench: Bench, hex: string, form: Make['form'] = 'diagonal', depth = 1): string {
  if (form === 'flat') return hex
  const ends =
    form === 'tube'
      ? 'x1="0" y1="0" x2="0" y2="1"'
      : form === 'round'
        ? 'x1="0" y1="0" x2="1" y2="0"'
        : 'x1=".1" y1="0" x2=".85" y2="1"'
  const curve: [number, string][] =
    form === 'diagonal'
      ? [
          [0, lit(hex, 0.2 * depth)],
          [0.36, hex],
          [1, shaded(hex, 0.46 * depth)],
        ]
      : [
          [0, shaded(hex, 0.4 * depth)],
          [0.13, shaded(hex, 0.12 * depth)],
          [0.3, lit(hex, 0.2 * depth)],
          [0.52, hex],
          [0.85, shaded(hex, 0.48 * depth)],
          [0.95, shaded(hex, 0.54 * depth)],
          [1, shaded(hex, 0.34 * depth)],
        ]
  const id = bench.define(
    `base ${hex} ${form} ${depth}`,
    (own) => `<linearGradient id="${own}" ${ends}>${stops(curve)}</linearGradient>`,
  )
  return `url(#${id})`
}

/** Filter reference that blurs by a radius; the room around holds the spread of strokes. */
export function blur(bench: Bench, radius: number): string {
  const id = bench.define(
    `blur ${radius}`,
    (own) =>
      `<filter id="${own}" x="-.12" y="-.12" width="1.24" height="1.24" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${radius}"/></filter>`,
  )
  return `url(#${id})`
}

/** Stores an outline once and returns its id, so that layers can share it by `<use>`. */
function definePath(bench: Bench, outline: string): string {
  return bench.define(`path ${outline}`, (own) => `<path id="${own}" d="${outline}"/>`)
}

/** Reference that clips to an outline. */
function clip(bench: Bench, outline: string): string {
  const path = definePath(bench, outline)
  return `url(#${bench.define(`clip ${path}`, (own) => `<clipPath id="${own}"><use href="#${path}"/></clipPath>`)})`
}

/**
 * Below this depth an edge's blur is approximated by thinning strokes: each filter costs librsvg a pass over the full
 * picture.
 */
const layeredBelow = 52
const layers = [2.05, 1.6, 1.2, 0.85, 0.5, 0.22]
const fewLayers = [1.9, 1.35, 0.85, 0.4]

function edgeLight(bench: Bench, path: string, hex: string, make: Make): string {
  const { bulge = 40, depth = 1, gloss = 0.3, soft = '' } = make
  if (bulge === 0) return soft
  const tone = toneOf(hex)
  const run = (color: string, opacity: number, widths: readonly number[], move: number) =>
    `<g stroke="${color}" stroke-opacity="${Math.min(opacity * depth, 1).toFixed(2)}" transform="translate(${Math.round(move * 0.8)} ${Math.round(move)})">${widths.map((width) => `<use href="#${path}" stroke-width="${Math.round(width)}"/>`).join('')}</g>`
  const shine = tone.lightOpacity * (0.35 + gloss)
  if (bulge < layeredBelow && !soft) {
    const shares = bulge < 28 ? fewLayers : layers
    const thin = 1.5 / shares.length
    const soften = (width: number) => shares.map((share) => width * share)
    return `<g fill="none">${run(tone.shade, tone.shadeOpacity * thin, soften(bulge), -bulge * 0.36)}${run(tone.light, shine * thin, soften(bulge * 0.42), bulge * 0.4)}</g>`
  }
  return `<g fill="none" filter="${blur(bench, Math.max(3, Math.round(bulge * 0.34)))}">${run(
    tone.shade,
    tone.shadeOpacity,
    [bulge * 1.25],
    -bulge * 0.4,
  )}${run(tone.light, shine, [bulge * 0.5], bulge * 0.42)}${soft}</g>`
}

/** One named, recolorable piece: colored, textured, and lit from the upper left with a thin rim. */
export function piece(bench: Bench, part: string, outline: string, make: Make = {}): string {
  const hex = make.fill ?? bench.color(part)
  const tone = toneOf(hex)
  const path = definePath(bench, outline)
  const cover = make.texture
    ? `<use href="#${path}" fill="${texture(bench, make.texture, hex, make.turn, make.grain)}"/>`
    : ''
  const rim =
    make.bulge === 0
      ? ''
      : `<use href="#${path}" fill="none" stroke="${tone.light}" stroke-opacity="${(tone.lightOpacity * 0.45).toFixed(2)}" stroke-width="5"/>`
  return `<g data-part="${part}"><use href="#${path}" fill="${basePaint(bench, hex, make.form, make.depth)}"/>${cover}<g clip-path="${clip(bench, outline)}">${edgeLight(bench, path, hex, make)}${make.sheen ?? ''}${make.inner ?? ''}${rim}</g><use href="#${path}" fill="none" stroke="${shaded(hex, 0.7)}" stroke-opacity=".7" stroke-width="2.5"/></g>`
}
