import type { Bench } from '../bench'
import { brand, inkOn, label } from '../lettering'
import { line, shape } from '../outline'
import { piece } from '../piece'
import { twin, type Sketch } from '../studio'
import { cast, cord, fold, gleam, seam, sheen, stitches } from '../thread'

interface Cut {
  upper: string
  mouth: string
  clasps: number[]
  /** Moves and enlarges the pair so that low cuts also fill the frame. */
  scale: { by: number; x: number; y: number }
  floor: number
}

const foot = '760,700 774,790 772,890 756,944! 600,960 420,962 366,950 352,900 352,850! 360,800 386,750 420,700'
const bigToe = shape('430,850! 340,862 250,872 176,892 138,922 160,950! 240,964 330,966 420,960! 450,920')
const smallToes = shape('440,700! 350,716 262,738 204,770 186,812 210,848 290,858 380,858 460,846! 480,780')
const cuts: Record<string, Cut> = {
  boot: {
    upper: shape(`470,150! 610,140 764,156! 752,340 744,520 ${foot} 476,600 486,420`),
    mouth: shape('470,150! 540,176 640,182 764,156! 700,126 560,122'),
    clasps: [220, 290, 360, 430, 500, 570, 640],
    scale: { by: 0.98, x: 600, y: 600 },
    floor: 1036,
  },
  sock: {
    upper: shape(`482,330! 610,322 756,336! 748,420 744,540 ${foot} 474,620 484,500`),
    mouth: shape('482,330! 550,352 650,356 756,336! 700,310 560,306'),
    clasps: [],
    scale: { by: 1.12, x: 640, y: 900 },
    floor: 996,
  },
  shoe: {
    upper: shape(`470,560! 600,566 758,520! 762,600 ${foot} 440,640`),
    mouth: shape('470,560! 560,610 680,600 758,520! 660,520 560,530'),
    clasps: [],
    scale: { by: 1.16, x: 590, y: 1340 },
    floor: 1036,
  },
}

function sole(bench: Bench): string {
  if (bench.design === 'sock') return ''
  const tread = seam(
    [220, 290, 430, 500, 570, 640, 710].map((x) => `M${x} 958L${x - 8} 1000`).join(''),
    bench.color('sole'),
    5,
  )
  const main = shape('768,900! 780,950 772,990! 560,1004 400,1004 360,996! 352,950! 440,956 620,952 730,936')
  const toe = shape('140,900! 124,950 140,990! 220,1006 310,1006 352,994! 360,950! 260,960 180,944')
  return (
    piece(bench, 'sole', toe, { bulge: 22, gloss: 0.3, inner: tread }) +
    piece(bench, 'sole', main, {
      bulge: 24,
      gloss: 0.3,
      inner: tread,
      soft: gleam('M400 964Q560 978 730 960', 8, 0.18),
    })
  )
}

function boot(bench: Bench): string {
  const cut = cuts[bench.design] as Cut
  const hex = bench.color('upper')
  const sock = bench.design === 'sock'
  const low = bench.design === 'shoe'
  const knit = sock ? ('knit' as const) : ('canvas' as const)
  const folds = low
    ? fold('M560 700Q500 760 440 780', hex, 16)
    : fold('M500 600Q580 640 720 620', hex, 18) +
      fold('M470 680Q560 720 700 690', hex, 20) +
      fold('M500 460Q580 500 700 470', hex, 14, 0.7) +
      fold('M440 760Q500 800 580 790', hex, 16)
  const clasps = cut.clasps
    .map(
      (y) =>
        `${cord(`M640 ${y}L716 ${y + 4}`, '#d9d2c0', 5)}${piece(bench, 'clasps', shape(`704,${y - 12}! 738,${y - 10}! 744,${y + 4} 738,${y + 18}! 704,${y + 18}!`), { bulge: 8, gloss: 0.9 })}`,
    )
    .join('')
  const strap = low
    ? piece(bench, 'clasps', shape('470,640! 560,700 660,760 752,770! 748,826! 640,812 520,744 436,690!'), {
        texture: 'canvas',
        bulge: 22,
        inner: stitches(line('474,654 560,712 660,772 748,782'), inkOn(bench.color('clasps')), 2.4, 8),
      })
    : ''
  const ribs = sock
    ? seam([356, 380, 404].map((y) => `M484 ${y}Q620 ${y + 26} 752 ${y}`).join(''), hex, 4)
    : low
      ? ''
      : seam(line('640,172 648,420 640,620 650,700'), hex, 4) + stitches(line('628,176 636,420 628,620 636,700'), hex)
  const print = low
    ? brand(540, 870, 60, hex, bench.color('clasps'))
    : sock
      ? label(bench, 'ankle', { x: 600, y: 500, width: 170, height: 40 }, inkOn(hex), '') ||
        brand(610, 500, 64, hex, bench.color('clasps'))
      : label(bench, 'ankle', { x: 560, y: 420, width: 280, height: 50, turn: -87 }, inkOn(hex))
  return [
    piece(bench, 'upper', smallToes, { texture: knit, bulge: 40, gloss: 0.15, depth: 1.1 }),
    piece(bench, 'upper', cut.upper, {
      texture: knit,
      bulge: 66,
      gloss: 0.15,
      soft: folds + cast('M380 950Q560 966 760 930', 34, 0.4),
      inner: ribs,
    }),
    piece(bench, 'upper', bigToe, {
      texture: knit,
      bulge: 46,
      gloss: 0.2,
      sheen: sheen(line('190,906 260,890 330,884'), 9, 0.2),
    }),
    seam(line('300,860 380,858 450,836 510,800'), hex, 7),
    `<path d="${cut.mouth}" fill="#0d0d0f"/>`,
    cord(cut.mouth, hex, 10),
    sole(bench),
    clasps,
    strap,
    print,
  ].join('')
}

/** A pair of split-toed tabi from the side: high boot with clasps, low shoe with strap, or sock. */
export function tabi(bench: Bench): Sketch {
  const cut = cuts[bench.design] as Cut
  return {
    body: twin(bench, boot(bench), 'translate(230 -70) scale(.95)', 'translate(10 40)'),
    outline: cut.upper,
    scale: cut.scale,
    rests: 'stands',
    floor: { x: 520, y: cut.floor, width: 420 },
    detail: { x: 90, y: 560, size: 460 },
  }
}
