import type { Bench } from '../bench'
import { brand, inkOn, label } from '../lettering'
import { line, shape, turned } from '../outline'
import { piece } from '../piece'
import { twin, type Sketch } from '../studio'
import { cast, cord, eyelet, gleam, seam, sheen, stitches } from '../thread'

function handle(bench: Bench, x: number, y: number): string {
  return (
    cord(
      line(`${x - 40},${y} ${x + 56},${y + 16} ${x + 70},${y + 120} ${x + 56},${y + 220} ${x - 40},${y + 236}`),
      bench.color('panel'),
      40,
      'panel',
    ) +
    eyelet(x - 16, y + 4, 11) +
    eyelet(x - 16, y + 232, 11)
  )
}

function big(bench: Bench): Sketch {
  const curved = bench.design === 'curved'
  const face = curved
    ? shape(
        '270,140! 420,112 560,104 690,112 832,140! 860,360 846,600 860,840 832,1060! 690,1088 560,1096 420,1088 270,1060! 240,840 256,600 240,360',
      )
    : shape('258,124! 540,108 836,124! 850,600 836,1076! 540,1094 258,1076! 246,600')
  const depth = shape('836,126! 924,170! 944,600 924,1030! 836,1076! 852,600')
  const panel = curved
    ? shape('320,330! 556,300 790,330! 800,600 790,870! 556,900 320,870! 310,600')
    : shape('312,260! 544,250 782,260! 788,420! 544,432 306,420!')
  const trim = bench.color('trim')
  const faceHex = bench.color('face')
  const hollow = curved
    ? cast('M250 600Q556 660 850 600', 150, 0.35) +
      gleam('M300 300Q556 280 800 300', 70, 0.16) +
      gleam('M300 930Q556 900 800 930', 60, 0.14)
    : gleam('M300 200Q520 170 640 180', 46, 0.14)
  const lower = curved
    ? ''
    : piece(bench, 'panel', shape('312,930! 544,940 782,930! 780,990! 544,1002 314,990!'), {
        texture: 'leather',
        bulge: 24,
      })
  const word = curved
    ? label(bench, 'face', { x: 556, y: 760, width: 400, height: 84 }, inkOn(bench.color('panel'))) +
      brand(556, 560, 220, bench.color('panel'), trim)
    : label(bench, 'face', { x: 546, y: 342, width: 410, height: 96 }, inkOn(bench.color('panel'))) +
      brand(546, 680, 270, faceHex, trim)
  return {
    body: [
      handle(bench, 920, 250),
      handle(bench, 920, 700),
      piece(bench, 'face', depth, { texture: 'leather', bulge: 30, depth: 1.2, soft: cast('M850 120V1080', 50, 0.5) }),
      piece(bench, 'face', face, {
        texture: 'leather',
        bulge: 90,
        gloss: 0.7,
        soft: hollow,
        sheen: sheen(line('296,420 290,300 304,190'), 16, 0.35),
        inner:
          stitches(curved ? line('300,176 560,140 802,176') : line('292,164 540,150 802,164'), trim, 4, 14) +
          stitches(curved ? line('300,1026 560,1060 802,1026') : line('292,1036 540,1052 802,1036'), trim, 4, 14),
      }),
      piece(bench, 'panel', panel, { texture: 'leather', bulge: 40, gloss: 0.7, soft: curved ? hollow : '' }),
      lower,
      cord(face, trim, 13, 'trim'),
      word,
    ].join(''),
    outline: `${face}${depth}`,
    rests: 'stands',
    floor: { x: 590, y: 1084, width: 420 },
    detail: { x: 250, y: 110, size: 460 },
  }
}

function thaiOne(bench: Bench): string {
  const face = shape('430,150! 600,132 770,150! 790,480 776,860! 740,960 600,990 460,960 424,860! 410,480')
  const back = shape('770,156! 846,200! 866,500 846,850! 800,950 740,962! 776,860 790,480')
  const top = shape('452,190! 600,178 750,190! 754,330! 600,344 448,330!')
  const trim = bench.color('trim')
  return [
    cord(line('838,330 930,350 940,430 842,450'), bench.color('panel'), 44, 'panel'),
    cord(line('842,620 936,640 940,720 838,740'), bench.color('panel'), 44, 'panel'),
    piece(bench, 'face', back, { texture: 'leather', bulge: 30, depth: 1.3 }),
    piece(bench, 'face', face, {
      texture: 'leather',
      bulge: 84,
      gloss: 0.75,
      sheen: sheen(line('452,480 452,330 466,210'), 16, 0.35),
      inner:
        seam('M416 380Q600 400 788 380', bench.color('face')) +
        stitches('M416 396Q600 416 788 396', trim) +
        seam('M420 800Q600 830 780 800', bench.color('face')),
    }),
    piece(bench, 'panel', top, { texture: 'leather', bulge: 34, gloss: 0.7 }),
    cord(face, trim, 13, 'trim'),
    label(bench, 'face', { x: 600, y: 262, width: 256, height: 70 }, inkOn(bench.color('panel'))),
    brand(600, 610, 190, bench.color('face'), trim),
  ].join('')
}

/** A kick shield: the big flat one, the body-hugging curved one, or a pair of thai forearm pads. */
export function kickShield(bench: Bench): Sketch {
  if (bench.design !== 'thai') return big(bench)
  const outline = '430,150! 600,132 770,150! 846,200! 866,500 846,850! 800,950 600,990 460,960 424,860! 410,480'
  const shadow = shape(turned(outline, 9, [600, 560], [150, -10])) + shape(turned(outline, -5, [600, 560], [-170, 50]))
  return {
    body: twin(bench, thaiOne(bench), 'translate(150 -10) rotate(9 600 560)', 'translate(-170 50) rotate(-5 600 560)'),
    outline: shadow,
    rests: 'lies',
    detail: { x: 220, y: 160, size: 460 },
  }
}
