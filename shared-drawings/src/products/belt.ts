import type { Bench } from '../bench'
import { inkOn, label } from '../lettering'
import { shape } from '../outline'
import { piece } from '../piece'
import { ribbon, type Ribbon } from '../ribbon'
import type { Sketch } from '../studio'
import { cast, fold, groove } from '../thread'

const rows = [-0.86, -0.58, -0.29, 0, 0.29, 0.58, 0.86]

function length(bench: Bench, cloth: Ribbon, make: { soft?: string; width?: number } = {}): string {
  const hex = bench.color('belt')
  const striped = bench.design === 'striped'
  const stripe = striped
    ? `<path data-part="stripe" d="${cloth.rail(0)}" fill="none" stroke="${bench.color('stripe')}" stroke-width="${(make.width ?? 104) * 0.3}"/>`
    : ''
  return piece(bench, 'belt', cloth.outline, {
    texture: 'weave',
    bulge: 20,
    gloss: 0.15,
    soft: make.soft ?? '',
    inner:
      stripe +
      groove(
        rows
          .filter((row) => !striped || Math.abs(row) > 0.3)
          .map((row) => cloth.rail(row))
          .join(''),
        hex,
      ),
  })
}

function rankBar(bench: Bench, x: number, y: number, turn: number): string {
  const bar = piece(bench, 'bar', shape(`-56,-130! 56,-130! 56,70! -56,70!`), {
    texture: 'weave',
    bulge: 22,
    gloss: 0.15,
  })
  const stripes = [-100, -64, -28, 8]
    .slice(0, bench.stripes)
    .map((at) => piece(bench, 'ranks', shape(`-57,${at}! 57,${at}! 57,${at + 18}! -57,${at + 18}!`), { bulge: 7 }))
    .join('')
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${bar}${stripes}</g>`
}

function tied(bench: Bench): Sketch {
  const hex = bench.color('belt')
  const back = ribbon('140,470 170,336 330,216 600,168 870,216 1030,336 1060,470', 104)
  const left = ribbon('137,404 172,486 310,548 470,576 610,590', 106, 104)
  const right = ribbon('1063,404 1028,486 890,548 730,576 590,590', 106, 104)
  const tailLeft = ribbon('570,610 500,740 420,900 372,1096', 96, 108)
  const tailRight = ribbon('632,610 706,740 790,890 850,1070', 96, 108)
  const knot = shape('520,540! 590,520 676,536! 700,610 668,676! 590,690 512,664! 498,600')
  const ranked = bench.design === 'rank'
  const tail = label(
    bench,
    'tail',
    { x: 790, y: 880, width: 250, height: 62, turn: 62 },
    inkOn(hex),
    bench.design === 'solid' ? bench.shopName : '',
  )
  const end = label(
    bench,
    'end',
    ranked
      ? { x: 484, y: 764, width: 150, height: 56, turn: -62 }
      : { x: 450, y: 850, width: 250, height: 62, turn: -66 },
    inkOn(hex),
    '',
  )
  return {
    body: [
      `<g opacity=".96">${length(bench, back, { soft: cast(back.rail(0.7), 70, 0.55) })}</g>`,
      length(bench, left, { soft: cast('M520 560V640', 60, 0.6) + fold('M300 560Q360 540 470 580', hex, 16) }),
      length(bench, right, { soft: cast('M690 560V640', 60, 0.6) + fold('M760 560Q860 560 930 520', hex, 16) }),
      length(bench, tailRight, { soft: cast('M560 660L740 640', 70, 0.6) }),
      length(bench, tailLeft, {
        soft: cast('M470 660L660 690', 70, 0.6) + fold('M480 820Q500 900 440 980', hex, 18, 0.7),
      }),
      tail,
      end,
      ranked ? rankBar(bench, 392, 1000, 15) : '',
      piece(bench, 'belt', knot, {
        texture: 'weave',
        turn: 20,
        bulge: 56,
        gloss: 0.2,
        inner: groove([-46, -18, 12, 42].map((y) => `M500 ${600 + y}Q590 ${584 + y} 700 ${606 + y}`).join(''), hex),
      }),
    ].join(''),
    outline: `${back.outline}${left.outline}${right.outline}${tailLeft.outline}${tailRight.outline}`,
    rests: 'lies',
    detail: { x: 370, y: 470, size: 460 },
  }
}

function rolled(bench: Bench): Sketch {
  const hex = bench.color('belt')
  const turns = 9
  const center = { x: 520, y: 600 }
  const spiral = Array.from({ length: turns * 12 + 1 }, (_, i) => {
    const angle = (i / 12) * 2 * Math.PI + 0.6
    const radius = 46 + (i / 12) * 39
    return `${Math.round(center.x + Math.cos(angle) * radius)},${Math.round(center.y + Math.sin(angle) * radius * 0.86)}`
  })
  const coil = ribbon(spiral.join(' '), 35, 35, 2)
  const face = shape(
    '124,600 150,420 270,280 440,214 620,220 790,290 900,420 926,600 880,780 760,910 590,976 410,966 250,890 150,760',
  )
  const side = shape(
    '150,760! 250,890 410,966 590,976 760,910 880,780! 884,880 770,1010 600,1080 420,1072 250,990 146,850',
  )
  const end = ribbon('900,640 960,760 1000,880 1080,960', 110, 104)
  return {
    body: [
      length(bench, end),
      rankBar(bench, 1020, 908, -38),
      piece(bench, 'belt', side, {
        texture: 'weave',
        bulge: 40,
        soft: cast('M150 800Q500 1060 890 790', 40, 0.4),
        inner: groove([40, 70].map((y) => `M150 ${770 + y}Q500 ${1030 + y} 886 ${780 + y}`).join(''), hex),
      }),
      `<path d="${face}" fill="#0c0b0b" fill-opacity=".9"/>`,
      piece(bench, 'belt', coil.outline, { bulge: 16, depth: 1.3 }),
    ].join(''),
    outline: `${face}${side}${end.outline}`,
    rests: 'lies',
    detail: { x: 560, y: 560, size: 480 },
  }
}

/** A woven belt: tied round an unseen waist, or rolled up with its rank bar showing. */
export function belt(bench: Bench): Sketch {
  return bench.design === 'rolled' ? rolled(bench) : tied(bench)
}
