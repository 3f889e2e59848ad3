import type { Bench } from '../bench'
import { inkOn, label } from '../lettering'
import { line, mirrored, symmetric } from '../outline'
import { piece } from '../piece'
import type { Sketch } from '../studio'
import { cast, cord, gleam, seam, sheen } from '../thread'

const topEdge = '130,300 150,450 236,600 410,706 600,738'
const outer = symmetric('600,738 410,706 236,600 150,450 130,300! 96,330 90,440 112,620 190,800 370,930 600,968')
const channel = symmetric('600,560 440,530 344,440 300,330 286,250! 200,226 130,300! 150,450 236,600 410,706 600,738')
const floor = symmetric('600,600 424,566 320,470 268,350 250,286! 196,276 172,320! 190,450 266,570 424,664 600,694')
const lingual = symmetric('600,440 480,418 400,350 366,270 356,210! 316,196 284,236! 300,340 350,446 446,536 600,566')

function teeth(bench: Bench): string {
  const hex = bench.color('shell')
  const gaps = [
    '536,750 540,820 552,890',
    '420,726 430,800 450,870',
    '316,668 334,740 360,810',
    '226,580 250,650 280,720',
    '166,480 190,550 216,610',
  ]
  return gaps
    .flatMap((points) => [points, mirrored(points)])
    .map((points) => seam(line(points), hex, 7))
    .join('')
}

function fangs(bench: Bench): string {
  const fang = (x: number, y: number, tall: number, half: number) =>
    `M${x - half} ${y}Q${x - 6} ${y + tall * 0.5} ${x} ${y + tall}Q${x + 6} ${y + tall * 0.5} ${x + half} ${y}Z`
  const left = [
    [540, 766, 66, 30],
    [458, 752, 128, 34],
    [376, 716, 72, 28],
    [310, 668, 66, 26],
    [252, 610, 62, 24],
    [206, 548, 56, 20],
  ] as const
  const path =
    left.flatMap(([x, y, tall, half]) => [fang(x, y, tall, half), fang(1200 - x, y, tall, half)]).join('') +
    fang(600, 772, 58, 28)
  return `<g data-part="print"><path d="${path}" fill="${bench.color('print')}" stroke="#000" stroke-opacity=".35" stroke-width="3"/></g>`
}

/** A mouth guard from the front and above, glossy as gel; dual shows its second layer, fangs a printed bite. */
export function mouthGuard(bench: Bench): Sketch {
  const hex = bench.color('shell')
  const dual = bench.design === 'dual'
  const lower = line('104,560 190,760 370,890 600,926 830,890 1010,760 1096,560')
  return {
    body: [
      piece(bench, 'inner', channel, { bulge: 50, gloss: 0.5, depth: 1.2 }),
      piece(bench, 'inner', floor, {
        bulge: 46,
        depth: 1.5,
        gloss: 0.2,
        soft: cast(line('180,330 260,540 430,640 600,664 770,640 940,540 1020,330'), 34, 0.55),
      }),
      piece(bench, 'inner', lingual, {
        bulge: 54,
        gloss: 0.9,
        sheen: sheen(line('330,260 350,350 420,450 520,500'), 13, 0.55),
      }),
      piece(bench, 'shell', outer, {
        bulge: 96,
        gloss: 0.9,
        soft: gleam(line('140,480 220,660 370,790 520,840'), 50, 0.22),
        sheen:
          sheen(line('122,400 134,500 170,600'), 20, 0.8) +
          sheen(line('192,650 212,680'), 18, 0.7) +
          sheen(line('440,800 520,822 600,826'), 15, 0.6) +
          sheen(line('1076,420 1060,540 1010,670'), 10, 0.4),
        inner: teeth(bench),
      }),
      dual ? cord(lower, bench.color('inner'), 44, 'inner') : '',
      bench.design === 'fangs'
        ? fangs(bench)
        : label(bench, 'shell', { x: 600, y: dual ? 826 : 850, width: 270, height: 60 }, inkOn(hex)),
      cord(
        `${line(topEdge)}${line(mirrored(topEdge))}`,
        bench.color(dual ? 'inner' : 'shell'),
        18,
        dual ? 'inner' : 'shell',
      ),
    ].join(''),
    outline: `${outer}${channel}${lingual}`,
    scale: { by: 1.04, x: 600, y: 600 },
    rests: 'lies',
    detail: { x: 120, y: 420, size: 480 },
  }
}
