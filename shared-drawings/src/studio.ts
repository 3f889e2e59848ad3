import type { Bench } from './bench'
import { blur } from './piece'

/** A finished product on the bench, before it is lit from behind and set down. */
export interface Sketch {
  body: string
  /** Outline that throws the soft shadow. */
  outline: string
  /** Scales the product about a point, when it was drawn at another size. */
  scale?: { by: number; x: number; y: number }
  /** How it rests: standing on the floor at `floor`, lying flat, or hanging in front of the wall. */
  rests: 'stands' | 'lies' | 'hangs'
  floor?: { x: number; y: number; width: number }
  /** The square that the close-up shows. */
  detail: { x: number; y: number; size: number }
}

const radial = (id: string, stops: string, at = 'cx=".42" cy=".38" r=".75"') =>
  `<radialGradient id="${id}" ${at}>${stops}</radialGradient>`
const stop = (offset: number, color: string, opacity = 1) =>
  `<stop offset="${offset}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`

function backdrop(bench: Bench, dark: boolean): string {
  const wall = bench.define(`wall ${dark}`, (id) =>
    radial(
      id,
      dark
        ? stop(0, '#3a3739') + stop(0.45, '#1d1c1e') + stop(1, '#0c0c0d')
        : stop(0, '#f1eee8') + stop(0.5, '#e2ddd5') + stop(1, '#bfb9af'),
    ),
  )
  const sheet = `<rect width="1200" height="1200" fill="url(#${wall})"/>`
  if (!dark) return sheet
  const glow = bench.define('glow', (id) =>
    radial(id, stop(0, '#c81e26', 0.5) + stop(0.5, '#8c1118', 0.22) + stop(1, '#8c1118', 0), 'cx=".5" cy=".5" r=".5"'),
  )
  return `${sheet}<ellipse cx="760" cy="540" rx="640" ry="620" fill="url(#${glow})"/>`
}

function drawShadow(bench: Bench, sketch: Sketch, dark: boolean): string {
  const weight = dark ? 0.75 : 0.42
  if (sketch.rests === 'stands' && sketch.floor) {
    const { x, y, width } = sketch.floor
    const pool = bench.define('pool', (id) =>
      radial(
        id,
        stop(0, '#000', weight + 0.25) + stop(0.45, '#000', weight * 0.55) + stop(1, '#000', 0),
        'cx=".5" cy=".5" r=".5"',
      ),
    )
    const ellipse = (rx: number, ry: number, dx: number) =>
      `<ellipse cx="${Math.round(x + dx)}" cy="${y}" rx="${Math.round(rx)}" ry="${Math.round(ry)}" fill="url(#${pool})"/>`
    return (
      ellipse(width * 0.95, width * 0.17, width * 0.14) +
      ellipse(width * 0.62, width * 0.075, width * 0.03) +
      ellipse(width * 0.56, width * 0.035, 0)
    )
  }
  const [dx, dy, radius] = sketch.rests === 'lies' ? [14, 22, 16] : [46, 54, 34]
  return `<path d="${sketch.outline}" fill="#17130f" fill-opacity="${weight}" transform="translate(${dx} ${dy})" filter="${blur(bench, radius)}"/>`
}

/** Draws the same markup twice, once by reference, so that a pair costs the bytes of one. */
export function twin(bench: Bench, markup: string, behind: string, front: string): string {
  const id = bench.define('twin', () => '')
  return `<use href="#${id}" transform="${behind}"/><g transform="${front}"><g id="${id}">${markup}</g></g>`
}

/** Sets a sketch before its backdrop with shadow and, in the dark room, a rim of back light; returns markup without the svg root. */
export function setStage(bench: Bench, sketch: Sketch, options: { backdrop: boolean }): string {
  const dark = bench.view === 'stage'
  const rim = dark
    ? `<path d="${sketch.outline}" fill="none" stroke="#ff6a5c" stroke-opacity=".55" stroke-width="9" transform="translate(3 -2)"/>`
    : ''
  const scene = options.backdrop ? backdrop(bench, dark) : ''
  const single = `${drawShadow(bench, sketch, dark)}${rim}${sketch.body}`
  const product =
    bench.view === 'pair'
      ? twin(bench, single, 'translate(370 -40) rotate(8) scale(.8)', 'translate(-70 230) rotate(-5) scale(.84)')
      : single
  if (!sketch.scale) return scene + product
  const { by, x, y } = sketch.scale
  return `${scene}<g transform="translate(${x} ${y}) scale(${by}) translate(${-x} ${-y})">${product}</g>`
}
