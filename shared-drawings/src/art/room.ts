import type { Scene } from './scene'

const red = '#d01820'

/** Fills the scene with a dark wall of bricks under a pool of light; `light` is its center as shares of width and height. */
export function wall(scene: Scene, light: [number, number], color = red): void {
  const { width, height } = scene
  const [cx, cy] = [width * light[0], height * light[1]]
  scene.add(`<rect width="${width}" height="${height}" fill="#0d0d0e"/>`)
  const bricks = scene.define(
    (id) =>
      `<pattern id="${id}" width="480" height="192" patternUnits="userSpaceOnUse"><path d="${[0, 48, 96, 144].map((y, row) => `M0 ${y}H480${[0, 120, 240, 360].map((x) => `M${x + (row % 2) * 60} ${y}V${y + 48}`).join('')}`).join('')}" stroke="#000" stroke-opacity=".55" stroke-width="3" fill="none"/><path d="${[3, 51, 99, 147].map((y) => `M0 ${y}H480`).join('')}" stroke="#fff" stroke-opacity=".05" stroke-width="2" fill="none"/></pattern>`,
  )
  scene.add(
    `<rect width="${width}" height="${height}" fill="${scene.radial(cx, cy, width * 0.62, [
      [0, '#4a4342'],
      [0.4, '#2a2627'],
      [1, '#101011'],
    ])}"/>`,
  )
  scene.add(`<rect width="${width}" height="${height}" fill="url(#${bricks})"/>`)
  scene.add(
    `<rect width="${width}" height="${height}" fill="${scene.radial(cx, cy, width * 0.55, [
      [0, color, 0.62],
      [0.35, color, 0.3],
      [1, color, 0],
    ])}"/>`,
  )
}

/** A floor rising to `horizon` (a share of the height), with the wall's light mirrored in it. */
export function floor(scene: Scene, horizon: number, lightX: number, color = red): void {
  const { width, height } = scene
  const y = height * horizon
  scene.add(
    `<rect y="${y}" width="${width}" height="${height - y}" fill="${scene.linear(
      [0, y],
      [0, height],
      [
        [0, '#0b0b0c'],
        [0.25, '#1b191a'],
        [1, '#090909'],
      ],
    )}"/>`,
  )
  scene.add(
    `<ellipse cx="${width * lightX}" cy="${y + 20}" rx="${width * 0.36}" ry="${(height - y) * 0.75}" fill="${scene.radial(
      width * lightX,
      y + 20,
      width * 0.36,
      [
        [0, color, 0.42],
        [0.5, color, 0.12],
        [1, color, 0],
      ],
    )}"/>`,
  )
  scene.add(`<path d="M0 ${y}H${width}" stroke="#000" stroke-width="6" stroke-opacity=".8"/>`)
}

/** A shaft of light from a lamp above the frame, spreading downwards. */
export function shaft(
  scene: Scene,
  fromX: number,
  toX: number,
  spread: number,
  opacity: number,
  color = '#ffe9d2',
): void {
  const { height } = scene
  scene.add(
    `<path d="M${fromX - 40} -20L${fromX + 40} -20L${toX + spread} ${height}L${toX - spread} ${height}Z" fill="${scene.linear(
      [fromX, -20],
      [toX, height],
      [
        [0, color, opacity],
        [0.7, color, opacity * 0.2],
        [1, color, 0],
      ],
    )}" filter="${scene.blur(22)}"/>`,
  )
}

/** Out-of-focus lamps in the background: `x y radius opacity` each. */
export function bokeh(scene: Scene, lamps: readonly [number, number, number, number][], color = '#ffd9b0'): void {
  scene.add(
    lamps
      .map(
        ([x, y, r, opacity]) =>
          `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}" fill-opacity="${opacity}"/><circle cx="${x}" cy="${y}" r="${r - 2}" fill="none" stroke="${color}" stroke-opacity="${opacity * 0.9}" stroke-width="3"/>`,
      )
      .join(''),
  )
}

/** Drifting chalk and haze: soft clouds, `x y rx ry opacity` each. */
export function haze(
  scene: Scene,
  clouds: readonly [number, number, number, number, number][],
  color = '#ff8a7a',
): void {
  for (const [x, y, rx, ry, opacity] of clouds) {
    const paint = scene.define(
      (id) =>
        `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
    )
    scene.add(`<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#${paint})"/>`)
  }
}

/** Darkens the frame's edges, and one side more as a background for type. */
export function vignette(scene: Scene, typeSide: 'left' | 'right' | 'none' = 'none'): void {
  const { width, height } = scene
  scene.add(
    `<rect width="${width}" height="${height}" fill="${scene.radial(width / 2, height / 2, width * 0.66, [
      [0, '#000', 0],
      [0.62, '#000', 0.12],
      [1, '#000', 0.72],
    ])}"/>`,
  )
  if (typeSide === 'none') return
  const [from, to] = typeSide === 'left' ? [0, width * 0.62] : [width, width * 0.38]
  scene.add(
    `<rect width="${width}" height="${height}" fill="${scene.linear(
      [from, 0],
      [to, 0],
      [
        [0, '#0b0b0c', 0.86],
        [0.5, '#0b0b0c', 0.5],
        [1, '#0b0b0c', 0],
      ],
    )}"/>`,
  )
}

/** A woven tatami mat from above, in squares. */
export function mat(scene: Scene, base: string, square: number): void {
  const { width, height } = scene
  const weave = scene.define(
    (id) =>
      `<pattern id="${id}" width="384" height="384" patternUnits="userSpaceOnUse" patternTransform="rotate(-14)"><g fill="none" stroke-linecap="round"><path d="${Array.from({ length: 32 }, (_, i) => `M${i % 2 ? -12 : 0} ${i * 12 + 5}H384`).join('')}" stroke="#000" stroke-opacity=".5" stroke-width="6" stroke-dasharray="10 14"/><path d="${Array.from({ length: 32 }, (_, i) => `M${i % 2 ? -12 : 0} ${i * 12}H384`).join('')}" stroke="#fff" stroke-opacity=".07" stroke-width="3" stroke-dasharray="8 16"/></g></pattern>`,
  )
  scene.add(
    `<rect width="${width}" height="${height}" fill="${base}"/><rect width="${width}" height="${height}" fill="url(#${weave})"/>`,
  )
  const joints = Array.from({ length: Math.ceil((width + height) / square) + 2 }, (_, i) => (i - 2) * square)
    .map((x) => `M${x} -40L${x + height * 0.25 + 40} ${height + 40}`)
    .join('')
  scene.add(
    `<path d="${joints}M-20 ${height * 0.72}L${width + 20} ${height * 0.72 - width * 0.25}" fill="none" stroke="#000" stroke-opacity=".6" stroke-width="7"/>`,
  )
}
