import type { Bench } from '../bench'
import { inkOn, label } from '../lettering'
import { oval, shape } from '../outline'
import { piece } from '../piece'
import { ribbon } from '../ribbon'
import type { Sketch } from '../studio'
import { cast, cord, fold, groove, stitches } from '../thread'

function cloth(bench: Bench, points: string, width: number, endWidth = width, soft = ''): string {
  const band = ribbon(points, width, endWidth)
  const hex = bench.color('wrap')
  const woven =
    bench.design === 'striped'
      ? [-0.5, 0, 0.5]
          .map(
            (at) =>
              `<path data-part="stripe" d="${band.rail(at)}" fill="none" stroke="${bench.color('stripe')}" stroke-width="${width * 0.13}"/>`,
          )
          .join('')
      : groove([-0.5, -0.17, 0.17, 0.5].map((at) => band.rail(at)).join(''), hex)
  const hem = stitches(band.rail(-0.86), hex, 2.2, 8) + stitches(band.rail(0.86), hex, 2.2, 8)
  return piece(bench, 'wrap', band.outline, { texture: 'weave', bulge: 34, gloss: 0.1, soft, inner: woven + hem })
}

function roll(bench: Bench, x: number, y: number, radius: number, depth: number): string {
  const hex = bench.color('wrap')
  const side = shape(
    `${x - radius},${y}! ${x - radius},${y + depth}! ${x - radius * 0.7},${y + depth + radius * 0.36} ${x},${y + depth + radius * 0.52} ${x + radius * 0.7},${y + depth + radius * 0.36} ${x + radius},${y + depth}! ${x + radius},${y}!`,
  )
  const stripes =
    bench.design === 'striped'
      ? [0.3, 0.5, 0.7]
          .map(
            (at) =>
              `<path data-part="stripe" d="M${x - radius} ${y + depth * at}Q${x} ${y + depth * at + radius} ${x + radius} ${y + depth * at}" fill="none" stroke="${bench.color('stripe')}" stroke-width="22"/>`,
          )
          .join('')
      : ''
  const hems = stitches(
    [0.06, 0.94]
      .map((at) => `M${x - radius} ${y + depth * at}Q${x} ${y + depth * at + radius} ${x + radius} ${y + depth * at}`)
      .join(''),
    hex,
    2.2,
    8,
  )
  const rings = Array.from({ length: 9 }, (_, i) => radius * (0.1 + i * 0.105))
    .map(
      (r, i) =>
        `<path d="${oval(x + (i % 2 ? 2 : -2), y, r, r * 0.52)}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="4"/><path d="${oval(x, y + 4, r, r * 0.52)}" fill="none" stroke="#fff" stroke-opacity=".14" stroke-width="3"/>`,
    )
    .join('')
  return (
    piece(bench, 'wrap', side, { texture: 'weave', form: 'round', bulge: 36, gloss: 0.1, inner: stripes + hems }) +
    piece(bench, 'wrap', oval(x, y, radius, radius * 0.52), { bulge: 22, inner: rings, gloss: 0.1, depth: 0.8 })
  )
}

function thumbLoop(bench: Bench, x: number, y: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${cord('M0 -30C60 -70 150 -60 160 0C150 60 60 70 0 30', bench.color('wrap'), 24, 'wrap')}</g>`
}

function closure(bench: Bench, x: number, y: number, turn: number): string {
  const tab = shape('-120,-66! 120,-66! 136,0 120,66! -120,66!')
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${piece(bench, 'closure', tab, { texture: 'hook', bulge: 22, inner: stitches('M-108 -52H104V52H-108Z', inkOn(bench.color('closure')), 2.4, 9) })}${label(bench, 'closure', { x: 0, y: 0, width: 190, height: 56 }, inkOn(bench.color('closure')))}</g>`
}

/** Hand wraps: a pair rolled up with its tails and closures, or one falling in loose waves. */
export function handWrap(bench: Bench): Sketch {
  if (bench.design === 'loose') {
    const hex = bench.color('wrap')
    const wave =
      '150,230 300,190 500,190 760,250 960,250 1060,330 960,420 700,420 400,400 210,430 150,530 260,610 520,600 800,610 1000,640 1040,740 920,810 640,800 380,800 220,850 210,950 340,1010 560,1000 760,1000'
    const soft =
      fold('M420 140L400 260', hex, 14, 0.8) +
      fold('M700 360L680 480', hex, 14, 0.8) +
      fold('M600 540L620 660', hex, 14, 0.7) +
      cast('M1000 250L1100 340', 60, 0.3) +
      cast('M140 480L220 620', 60, 0.3) +
      cast('M1000 700L1080 790', 60, 0.3)
    return {
      body: `${thumbLoop(bench, 160, 234, 190)}${cloth(bench, wave, 138, 138, soft)}${closure(bench, 800, 998, -2)}`,
      outline: ribbon(wave, 138).outline,
      rests: 'lies',
      detail: { x: 560, y: 560, size: 440 },
    }
  }
  const back = { x: 770, y: 350 }
  const front = { x: 420, y: 560 }
  const body = [
    cloth(bench, '900,560 1010,640 1030,760 960,880', 150, 150, cast('M880 520L960 700', 60, 0.5)),
    closure(bench, 970, 880, 100),
    roll(bench, back.x, back.y, 250, 250),
    cloth(bench, '250,860 420,960 620,980 880,1050', 130, 120, cast('M240 840L420 940', 70, 0.5)),
    thumbLoop(bench, 860, 1046, 14),
    roll(bench, front.x, front.y, 270, 270),
  ].join('')
  return {
    body,
    outline: `${oval(back.x, back.y + 180, 255, 250)}${oval(front.x, front.y + 190, 280, 280)}`,
    rests: 'lies',
    detail: { x: 130, y: 400, size: 480 },
  }
}
