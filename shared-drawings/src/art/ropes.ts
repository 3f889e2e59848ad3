import { cord } from '../thread'
import type { Scene } from './scene'

/** Ring ropes across the scene with a slight sag, each wound with tape; `rows` are `y color width`. */
export function ropes(scene: Scene, rows: readonly [number, string, number][], blurred = false): void {
  const { width } = scene
  const drawn = rows
    .map(([y, color, thick]) => {
      const path = `M-60 ${y}Q${width / 2} ${y + 34} ${width + 60} ${y - 10}`
      const tape = Array.from(
        { length: 12 },
        (_, i) => `M${60 + i * (width / 12)} ${y - thick * 0.1}l${thick * 0.34} ${thick * 1.1}`,
      ).join('')
      return `<path d="${path}" transform="translate(10 26)" fill="none" stroke="#000" stroke-opacity=".45" stroke-width="${thick}"/>${cord(path, color, thick)}<path d="${tape}" stroke="#000" stroke-opacity=".16" stroke-width="3"/>`
    })
    .join('')
  scene.add(blurred ? `<g filter="${scene.blur(5)}">${drawn}</g>` : drawn)
}

/** The post of a ring corner with its padded cover, centered on `x`. */
export function cornerPost(scene: Scene, x: number, color: string): void {
  const { height } = scene
  const paint = scene.linear(
    [x - 80, 0],
    [x + 80, 0],
    [
      [0, '#000000'],
      [0.25, color],
      [0.42, '#ff6b5e'],
      [0.62, color],
      [1, '#120405'],
    ],
  )
  scene.add(
    `<rect x="${x - 80}" y="-20" width="160" height="${height + 40}" rx="30" fill="${paint}"/><path d="M${x - 80} ${height * 0.3}h160M${x - 80} ${height * 0.72}h160" stroke="#000" stroke-opacity=".5" stroke-width="6"/>`,
  )
}

/** Laces by which a pair of gloves hangs over a rope: from each cuff up to one point. */
export function hangingLaces(
  scene: Scene,
  top: [number, number],
  cuffs: readonly [number, number][],
  color = '#ece6d8',
): void {
  scene.add(
    cuffs
      .map(([x, y], i) =>
        cord(
          `M${top[0] + i * 14 - 7} ${top[1]}C${top[0] + (i ? 40 : -30)} ${top[1] + 90} ${x + (i ? 20 : -20)} ${y - 120} ${x} ${y}`,
          color,
          11,
        ),
      )
      .join(''),
  )
}
