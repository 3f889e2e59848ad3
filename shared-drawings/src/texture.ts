import type { Bench } from './bench'
import { lightness } from './color'

/** Surfaces that a piece may have; each is a seamless pattern laid over its color. */
export type Texture = 'leather' | 'weave' | 'rice' | 'knit' | 'canvas' | 'mesh' | 'ribs' | 'hook' | 'satin'

/** Threads in one tone: rows `step` apart, each dashed and every second one shifted by `shift`. */
interface Threads {
  step: number
  width: number
  dash?: [on: number, off: number]
  shift?: number
  from?: number
  /** Draws the same threads upright too. */
  crossed?: boolean
}

// Tiles are large on purpose: librsvg has a cost per tile, so one of 400 units is a hundred times cheaper than one of
// 10.
// A tile's side is eight times an integer number of rows, since its rows are doubled three times.
const woven: Record<Exclude<Texture, 'leather'>, [tile: number, dark: Threads, light: Threads]> = {
  weave: [
    384,
    { step: 6, width: 1.8, dash: [6, 6], shift: 6 },
    { step: 6, width: 1.4, dash: [5, 7], shift: 6, from: 3 },
  ],
  rice: [
    352,
    { step: 11, width: 4.4, dash: [9, 13], shift: 11 },
    { step: 11, width: 2.4, dash: [7, 15], shift: 11, from: 5 },
  ],
  knit: [384, { step: 4, width: 1.2, dash: [3, 5], shift: 4 }, { step: 8, width: 1, dash: [3, 5], from: 2 }],
  canvas: [400, { step: 10, width: 1.3, crossed: true }, { step: 10, width: 1, from: 5, crossed: true }],
  mesh: [
    432,
    { step: 9, width: 5, dash: [0.1, 17.9], shift: 9 },
    { step: 9, width: 2, dash: [0.1, 17.9], shift: 9, from: 4 },
  ],
  ribs: [432, { step: 9, width: 2 }, { step: 9, width: 2, from: 4 }],
  hook: [400, { step: 5, width: 1.8, dash: [2, 8], shift: 5 }, { step: 10, width: 1.2, dash: [1, 9], from: 3 }],
  satin: [320, { step: 20, width: 1 }, { step: 40, width: 1.4, from: 10 }],
}

function threads(
  { step, width, dash, shift = 0, from = 0, crossed = false }: Threads,
  tile: number,
  id: string,
): string {
  const height = tile / 8
  const rows = Array.from(
    { length: Math.round(height / step) },
    (_, i) => `M${i % 2 ? -shift : 0} ${from + i * step}H${tile}`,
  ).join('')
  const uprights = crossed
    ? Array.from({ length: tile / step }, (_, i) => `M${from + i * step} 0V${height}`).join('')
    : ''
  const base = `<path id="${id}0" d="${rows}${uprights}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash.join(' ')}"` : ''}/>`
  return [1, 2, 3].reduce(
    (markup, level) =>
      `<g id="${id}${level}">${markup}<use href="#${id}${level - 1}" y="${height * 2 ** (level - 1)}"/></g>`,
    base,
  )
}

function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

function pores(count: number, seed: number): string {
  const next = random(seed)
  const near = (span: number) => Math.round((next() * 2 - 1) * span)
  return Array.from(
    { length: count },
    () => `M${Math.round(next() * 92) + 4} ${Math.round(next() * 92) + 4}l${near(4)} ${near(5)}`,
  ).join('')
}

function hide(bench: Bench, id: string, dark: string, light: string): string {
  const pits = bench.define('pits', (own) => `<path id="${own}" d="${pores(46, 7)}"/>`)
  const glints = bench.define('glints', (own) => `<path id="${own}" d="${pores(24, 21)}"/>`)
  const cell = `<g id="${id}a"><use href="#${pits}" ${dark} stroke-width="1.7"/><use href="#${glints}" ${light} stroke-width="1.5"/></g>`
  const turned = [
    [1, 0, 90],
    [0, 1, 180],
    [1, 1, 270],
  ]
    .map(
      ([x = 0, y = 0, turn]) =>
        `<use href="#${id}a" transform="translate(${x * 100} ${y * 100}) rotate(${turn} 50 50)"/>`,
    )
    .join('')
  return `<g id="${id}c"><g id="${id}b">${cell}${turned}</g><use href="#${id}b" x="200"/></g><use href="#${id}c" y="200"/>`
}

/** Paint (`url(#…)`) of a texture as it shows on a color; `turn` rotates it in degrees, `scale` enlarges it. */
export function texture(bench: Bench, name: Texture, on: string, turn = 0, scale = 1): string {
  const value = lightness(on)
  const [tone, shade, shine] =
    value > 0.72 ? ['white', 0.11, 0.4] : value < 0.2 ? ['black', 0.55, 0.12] : ['mid', 0.26, 0.15]
  const dark = `stroke="#000" stroke-opacity="${shade}"`
  const light = `stroke="#fff" stroke-opacity="${shine}"`
  const id = bench.define(`texture ${name} ${tone} ${turn} ${scale}`, (own) => {
    const [size, content] =
      name === 'leather'
        ? [400, hide(bench, own, dark, light)]
        : [
            woven[name][0],
            `<g ${dark}>${threads(woven[name][1], woven[name][0], `${own}d`)}</g><g ${light}>${threads(woven[name][2], woven[name][0], `${own}l`)}</g>`,
          ]
    return `<pattern id="${own}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn}) scale(${scale})"><g fill="none" stroke-linecap="round">${content}</g></pattern>`
  })
  return `url(#${id})`
}
