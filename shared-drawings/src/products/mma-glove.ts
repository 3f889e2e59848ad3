import type { Bench } from '../bench'
import { brand, inkOn, label } from '../lettering'
import { line, oval, shape } from '../outline'
import { piece } from '../piece'
import type { Sketch } from '../studio'
import { cord, seam, sheen, stitches } from '../thread'

const hand = shape('346,520! 330,640 356,760 404,850! 600,880 802,850! 846,740 872,620 866,500! 600,440')
const thumb = shape('352,780 262,700 180,610 146,530! 190,476 262,456! 320,530 400,580 420,690')
const cuff = shape('398,826! 600,866 806,826! 822,930 830,1076! 600,1112 376,1076! 384,930')
const fingers = [
  { x: 398, top: 340, turn: -8 },
  { x: 534, top: 268, turn: -3 },
  { x: 672, top: 274, turn: 3 },
  { x: 804, top: 352, turn: 9 },
]

function finger(bench: Bench, { x, top, turn }: (typeof fingers)[number]): string {
  const sleeve = shape(
    `${x - 72},580! ${x - 70},${top + 90} ${x - 64},${top}! ${x},${top + 14} ${x + 64},${top}! ${x + 70},${top + 90} ${x + 72},580!`,
  )
  const mouth = oval(x, top + 2, 64, 24)
  return `<g transform="rotate(${turn} ${x} 560)">${piece(bench, 'hand', sleeve, { bulge: 40, form: 'round', gloss: 0.5, depth: 1.1 })}<path d="${mouth}" fill="#0b0b0d"/><path d="${oval(x, top + 10, 50, 13)}" fill="#26262a"/>${cord(mouth, bench.color('trim'), 11, 'trim')}</g>`
}

function lobes(bench: Bench): string {
  const wide = bench.design === 'sparring'
  const thin = bench.design === 'grappling'
  return fingers
    .map(({ x, top, turn }) => {
      const [from, to, half] = thin ? [top + 120, 610, 52] : wide ? [top + 60, 590, 72] : [top + 66, 650, 66]
      const pad = shape(
        `${x - half},${from + 50} ${x - half + 14},${from + 8} ${x},${from - 10} ${x + half - 14},${from + 8} ${x + half},${from + 50} ${x + half},${to - 40} ${x + half - 16},${to} ${x},${to + 10} ${x - half + 16},${to} ${x - half},${to - 40}`,
      )
      return `<g transform="rotate(${turn * 0.8} ${x} 640)">${piece(bench, 'pad', pad, { texture: 'leather', bulge: 46, gloss: 0.9, sheen: sheen(`M${x - half + 26} ${from + 90}V${from + 44}`, 15, 0.4) })}</g>`
    })
    .join('')
}

function backPad(bench: Bench): string {
  if (bench.design === 'grappling') {
    const plate = shape('430,640 600,612 780,640 764,760 600,792 446,760')
    return (
      piece(bench, 'pad', plate, {
        texture: 'leather',
        bulge: 36,
        inner: stitches(shape('450,656 600,632 762,656 746,746 600,774 464,746'), bench.color('trim')),
      }) + brand(606, 702, 84, bench.color('pad'), bench.color('trim'))
    )
  }
  const plate =
    bench.design === 'sparring'
      ? shape('352,548 470,500 600,488 740,500 864,556 850,690 780,800 600,836 430,800 362,690')
      : shape('396,676 600,640 812,676 796,770 760,814 600,832 446,814 412,770')
  return (
    piece(bench, 'pad', plate, {
      texture: 'leather',
      bulge: 62,
      gloss: 0.8,
      sheen: sheen(line('430,600 480,560 560,544'), bench.design === 'sparring' ? 20 : 0.1, 0.35),
    }) +
    brand(
      606,
      bench.design === 'sparring' ? 664 : 736,
      bench.design === 'sparring' ? 130 : 84,
      bench.color('pad'),
      bench.color('trim'),
    )
  )
}

/** An open-fingered MMA glove, back of the hand; sparring has thick padding, grappling thin padding. */
export function mmaGlove(bench: Bench): Sketch {
  const handHex = bench.color('hand')
  const strapHex = bench.color('strap')
  const trim = bench.color('trim')
  const thumbPiece =
    piece(bench, 'hand', thumb, { texture: 'leather', bulge: 48, gloss: 0.6 }) +
    `<path d="${shape('146,530 174,484 262,456 232,510')}" fill="#0b0b0d"/>` +
    cord(shape('146,530 176,482 262,456 230,512'), trim, 11)
  const strap = shape('372,884! 600,926 834,884! 842,1020! 600,1062 364,1022!')
  const tab = shape('366,874! 470,904 556,916! 566,1066! 470,1056 352,1034! 344,950')
  const wrist =
    piece(bench, 'hand', cuff, { texture: 'leather', bulge: 44, form: 'round' }) +
    piece(bench, 'strap', strap, {
      texture: 'canvas',
      bulge: 30,
      inner: stitches(line('376,900 600,942 832,900'), trim) + stitches(line('370,1008 600,1048 836,1006'), trim),
    }) +
    label(bench, 'strap', { x: 696, y: 974, width: 236, height: 56, turn: -4 }, inkOn(strapHex)) +
    piece(bench, 'strap', tab, {
      texture: 'hook',
      bulge: 24,
      depth: 0.8,
      inner: stitches(line('540,930 546,1046'), trim),
    })
  return {
    body: `${fingers.map((digit) => finger(bench, digit)).join('')}${thumbPiece}${piece(bench, 'hand', hand, { texture: 'leather', bulge: 70, gloss: 0.5 })}${seam(line('372,800 400,700 388,560'), handHex)}${lobes(bench)}${backPad(bench)}${wrist}`,
    scale: { by: 1.06, x: 590, y: 760 },
    outline: `${hand}${thumb}${cuff}${shape('360,560! 330,340! 600,260 880,350! 850,560!')}`,
    rests: 'lies',
    detail: { x: 350, y: 480, size: 480 },
  }
}
