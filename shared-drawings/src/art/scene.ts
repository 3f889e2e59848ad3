import { composeProduct, type DrawOptions } from '../draw-product'

/**
 * A product's placement in a scene: the center of its 1200 square, its size in scene units, rotation in degrees, and
 * side light.
 */
export interface Placement {
  x: number
  y: number
  size: number
  turn?: number
  /** Colored light falling on it from one side. */
  glow?: { from: 'left' | 'right'; color: string; strength: number }
  /** Darkness of the product, 0 lit to 1 silhouette. */
  dusk?: number
  options?: Omit<DrawOptions, 'idPrefix' | 'backdrop'>
}

/** A picture under construction: collects definitions and layers, and closes into an SVG document. */
export interface Scene {
  width: number
  height: number
  /** Paint reference of a gradient of `offset color opacity` stops. */
  linear(from: [number, number], to: [number, number], stops: readonly [number, string, number?][]): string
  radial(cx: number, cy: number, r: number, stops: readonly [number, string, number?][]): string
  blur(radius: number): string
  define(make: (id: string) => string): string
  add(markup: string): void
  product(key: string, spot: Placement): void
  close(): string
}

const stopList = (stops: readonly [number, string, number?][]) =>
  stops
    .map(
      ([at, color, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${color}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
    )
    .join('')

/** Opens an empty scene of a size in pixels. */
export function openScene(width: number, height: number): Scene {
  const definitions: string[] = []
  const layers: string[] = []
  let count = 0
  const define: Scene['define'] = (make) => {
    const id = `s${(count++).toString(36)}`
    definitions.push(make(id))
    return id
  }
  const scene: Scene = {
    width,
    height,
    define,
    linear: ([x1, y1], [x2, y2], stops) =>
      `url(#${define((id) => `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopList(stops)}</linearGradient>`)})`,
    radial: (cx, cy, r, stops) =>
      `url(#${define((id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${r}">${stopList(stops)}</radialGradient>`)})`,
    blur: (radius) =>
      `url(#${define((id) => `<filter id="${id}" x="-.3" y="-.3" width="1.6" height="1.6" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${radius}"/></filter>`)})`,
    add: (markup) => void layers.push(markup),
    product: (key, { x, y, size, turn = 0, glow, dusk = 0, options }) => {
      const piece = composeProduct(key, { ...options, backdrop: false, idPrefix: `q${(count++).toString(36)}` })
      definitions.push(piece.definitions)
      const stage = piece.sketch.scale
      const inner = stage
        ? ` transform="translate(${stage.x} ${stage.y}) scale(${stage.by}) translate(${-stage.x} ${-stage.y})"`
        : ''
      const ends =
        glow?.from === 'left'
          ? ([
              [120, 300],
              [820, 560],
            ] as const)
          : ([
              [1080, 300],
              [380, 560],
            ] as const)
      const light = glow
        ? `<path d="${piece.sketch.outline}"${inner} fill="${scene.linear(
            [ends[0][0], ends[0][1]],
            [ends[1][0], ends[1][1]],
            [
              [0, glow.color, glow.strength],
              [0.35, glow.color, glow.strength * 0.35],
              [1, glow.color, 0],
            ],
          )}"/>`
        : ''
      const shade = dusk > 0 ? `<path d="${piece.sketch.outline}"${inner} fill="#060607" fill-opacity="${dusk}"/>` : ''
      layers.push(
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${(size / 1200).toFixed(4)}) translate(-600 -600)">${piece.scene}${shade}${light}</g>`,
      )
    },
    close: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${layers.join('')}</svg>`,
  }
  return scene
}
