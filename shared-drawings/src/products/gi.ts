import type { Bench } from '../bench'
import { apart, brand, inkOn, label, mark } from '../lettering'
import { line, mirrored, shape, symmetric } from '../outline'
import { piece } from '../piece'
import { ribbon } from '../ribbon'
import type { Sketch } from '../studio'
import { cast, fold, seam, stitches } from '../thread'

const sleevePoints = '428,176! 340,196 250,330 160,480 84,612! 150,664 236,700! 300,600 372,500! 400,400'
const sleeve = shape(sleevePoints)
const sleeveRight = shape(mirrored(sleevePoints))
const torso = symmetric('600,150 520,150 430,172! 372,300 368,480 360,650 340,846! 470,868 600,872')
const legPoints = '384,800! 360,980 344,1262! 430,1280 540,1272! 580,1040 604,900 606,800!'
const lapelUnder = shape('690,140! 742,158! 700,330 640,480 560,640! 500,640! 590,480 650,320')
const lapelOver = shape('510,140! 458,158! 500,330 560,480 640,660! 708,660! 612,480 552,320')
const inside = shape('510,142! 600,176 690,142! 650,300 600,400 552,300')

function trousers(bench: Bench): string {
  const hex = bench.color('trousers')
  const left = piece(bench, 'trousers', shape(legPoints), {
    texture: 'canvas',
    bulge: 42,
    gloss: 0.1,
    soft:
      fold('M470 900Q450 1040 400 1270', hex, 18) +
      fold('M566 900Q540 1010 500 1200', hex, 16) +
      cast('M350 850H610', 60, 0.5),
    inner: stitches([0, 12, 24].map((y) => `M330 ${1236 + y}Q440 ${1252 + y} 570 ${1244 + y}`).join(''), hex, 2.2, 9),
  })
  const right = piece(bench, 'trousers', shape(mirrored(legPoints)), {
    texture: 'canvas',
    bulge: 42,
    gloss: 0.1,
    soft:
      fold('M740 900Q750 1040 800 1270', hex, 18) +
      fold('M640 900Q664 1010 700 1200', hex, 16) +
      cast('M590 850H850', 60, 0.5),
    inner: stitches([0, 12, 24].map((y) => `M630 ${1244 + y}Q760 ${1252 + y} 870 ${1236 + y}`).join(''), hex, 2.2, 9),
  })
  return right + left
}

function sleeves(bench: Bench): string {
  const hex = bench.color('jacket')
  const weave = bench.design === 'karate' ? 'canvas' : 'rice'
  const side = (outline: string, flip: (points: string) => string) =>
    piece(bench, 'jacket', outline, {
      texture: weave,
      bulge: 46,
      gloss: 0.1,
      soft:
        fold(line(flip('330,240 280,380 220,520')), hex, 20) +
        fold(line(flip('380,300 330,430 270,600')), hex, 22) +
        fold(line(flip('240,420 200,500 150,560')), hex, 14, 0.7) +
        cast(line(flip('420,200 404,330 380,500')), 34, 0.4),
      inner: stitches(
        [0, 14, 28]
          .map((step) =>
            line(
              flip(`${98 + step * 0.6},${590 - step * 0.9} 166,${640 - step * 0.9} ${250 + step * 0.4},${676 - step}`),
            ),
          )
          .join(''),
        hex,
        2.2,
        9,
      ),
    })
  return side(sleeve, (points) => points) + side(sleeveRight, (points) => mirrored(points))
}

function waist(bench: Bench): string {
  const hex = bench.color('belt')
  const rows = (band: ReturnType<typeof ribbon>) =>
    stitches([-0.6, -0.2, 0.2, 0.6].map((row) => band.rail(row)).join(''), hex, 2, 8)
  const cloth = (points: string, width: number, soft = '') => {
    const band = ribbon(points, width)
    return piece(bench, 'belt', band.outline, { texture: 'weave', bulge: 22, gloss: 0.15, soft, inner: rows(band) })
  }
  const knot = shape('562,628! 606,616 650,630! 662,676 640,706! 600,712 562,700! 550,662')
  return (
    cloth('352,652 470,672 600,676 730,672 848,652', 62) +
    cloth('590,690 570,770 520,880', 56, cast('M540 710H660', 30, 0.5)) +
    cloth('622,690 660,770 704,868', 56, cast('M560 710H680', 30, 0.5)) +
    piece(bench, 'belt', knot, { texture: 'weave', bulge: 26, gloss: 0.15 })
  )
}

function badges(bench: Bench): string {
  const trim = bench.color('trim')
  if (bench.design === 'bjj') {
    const patch = (x: number, y: number, turn: number) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${piece(bench, 'trim', shape('-58,-46! 58,-46! 58,46! -58,46!'), { texture: 'canvas', bulge: 10, inner: stitches('M-50 -38H50V38H-50Z', inkOn(trim), 2) })}${brand(0, 0, 58, trim)}</g>`
    return (
      patch(254, 400, -58) +
      patch(946, 400, 58) +
      label(bench, 'chest', { x: 446, y: 420, width: 120, height: 36, turn: 78 }, inkOn(bench.color('jacket')), '')
    )
  }
  const word = label(
    bench,
    'chest',
    { x: 448, y: 400, width: 150, height: 40, turn: 4 },
    apart(trim, bench.color('jacket')),
    bench.design === 'judo' ? '' : bench.shopName,
  )
  return word + mark(762, 380, 62, apart(trim, bench.color('jacket')))
}

/** A full gi, jacket tied over its trousers; judo is thick rice weave with yoke, bjj carries patches, karate is plain canvas. */
export function gi(bench: Bench): Sketch {
  const hex = bench.color('jacket')
  const lapelHex = bench.color('lapel')
  const karate = bench.design === 'karate'
  const weave = karate ? 'canvas' : 'rice'
  const folds =
    fold('M450 560Q480 620 560 650', hex, 18) +
    fold('M750 560Q720 620 650 650', hex, 18) +
    fold('M430 700Q450 780 430 860', hex, 20) +
    fold('M700 720Q740 790 730 860', hex, 20) +
    fold('M520 720Q500 790 510 860', hex, 16) +
    fold('M410 240Q420 380 400 540', hex, 22, 0.8) +
    fold('M790 240Q780 380 800 540', hex, 22, 0.8)
  const yoke =
    bench.design === 'judo'
      ? seam(line('372,330 450,350 540,330'), hex) +
        seam(line('828,330 750,350 660,330'), hex) +
        stitches(line('374,344 450,364 540,344'), hex) +
        stitches(line('826,344 750,364 660,344'), hex)
      : ''
  const slit =
    seam('M420 690L404 866', hex) +
    seam('M780 690L796 866', hex) +
    stitches([0, 14].map((y) => `M340 ${826 + y}Q600 ${866 + y} 860 ${826 + y}`).join(''), hex, 2.2, 9)
  const strip = (outline: string, lines: string[]) =>
    piece(bench, 'lapel', outline, {
      texture: 'canvas',
      bulge: 26,
      gloss: 0.15,
      inner: lines.map((points) => stitches(line(points), lapelHex, 2.2, 9)).join(''),
    })
  return {
    scale: { by: 0.87, x: 600, y: 30 },
    body: [
      trousers(bench),
      sleeves(bench),
      piece(bench, 'jacket', torso, { texture: weave, bulge: 50, gloss: 0.1, soft: folds, inner: yoke + slit }),
      `<path d="${inside}" fill="#000" fill-opacity=".55"/>`,
      strip(lapelUnder, ['706,156 664,320 600,480 520,640', '728,160 684,330 622,480 544,640']),
      strip(lapelOver, ['494,156 538,320 600,480 684,660', '474,160 516,330 578,480 662,660']),
      badges(bench),
      label(bench, 'leg', { x: 462, y: 1060, width: 300, height: 62, turn: 94 }, inkOn(bench.color('trousers')), ''),
      waist(bench),
    ].join(''),
    outline: `${torso}${sleeve}${sleeveRight}${shape(legPoints)}${shape(mirrored(legPoints))}`,
    rests: 'lies',
    detail: { x: 390, y: 360, size: 440 },
  }
}
