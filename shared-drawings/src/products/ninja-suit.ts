import type { Bench } from '../bench'
import { brand, inkOn, label } from '../lettering'
import { line, mirrored, shape, symmetric } from '../outline'
import { piece } from '../piece'
import { ribbon } from '../ribbon'
import type { Sketch } from '../studio'
import { cast, cord, fold, groove, seam, stitches } from '../thread'

const identity = (text: string) => text
const flipped = (text: string) => mirrored(text)
const torso = symmetric('600,120 530,116 452,142! 428,260 430,380 444,500 420,640! 520,668 600,672')
const armPoints = '452,142! 376,170 330,250 290,370 236,500! 276,540 330,552! 380,450 424,340! 436,230'
const forearmPoints = '250,470! 206,580 176,690! 214,720 258,724! 300,640 346,526!'
const thighPoints = '424,600! 384,720 352,840 356,930! 420,960 500,944! 552,840 588,760 606,690! 600,600!'
const shinPoints = '358,910! 370,1000 392,1110! 440,1130 486,1112! 500,1020 506,920!'

function bound(bench: Bench, outline: string, lines: string[]): string {
  const hex = bench.color('bindings')
  const cross = cord(lines.map((points) => line(points)).join(''), hex, 13)
  return piece(bench, 'bindings', outline, { texture: 'weave', bulge: 34, gloss: 0.1, inner: cross })
}

/** Draws small pieces on both sides, the right one by reference. */
function reflected(bench: Bench, name: string, markup: string): string {
  const id = bench.define(name, () => '')
  return `<g id="${id}">${markup}</g><use href="#${id}" transform="translate(1200) scale(-1 1)"/>`
}

function arms(bench: Bench): string {
  const hex = bench.color('jacket')
  const side = (flip: (text: string) => string) =>
    bench.design === 'sleeveless'
      ? piece(
          bench,
          'trim',
          shape(flip('452,150! 388,190 350,290 300,420 252,500! 300,540 340,540! 390,440 430,330!')),
          { texture: 'mesh', bulge: 44, fill: '#2a2b2e' },
        )
      : piece(bench, 'jacket', shape(flip(armPoints)), {
          texture: 'canvas',
          bulge: 48,
          gloss: 0.1,
          soft:
            fold(line(flip('390,200 350,320 290,460')), hex, 22) +
            fold(line(flip('420,300 380,400 320,500')), hex, 20) +
            fold(line(flip('340,260 320,340 270,430')), hex, 14),
        })
  const forearm = bound(bench, shape(forearmPoints), [
    '228,520 280,560 326,570',
    '210,580 262,610 306,630',
    '192,640 240,664 280,690',
    '320,540 260,560 214,570',
    '300,600 244,620 198,640',
    '280,660 226,680 184,690',
  ])
  return side(identity) + side(flipped) + reflected(bench, 'forearm', forearm)
}

function legs(bench: Bench): string {
  const hex = bench.color('trousers')
  const side = (flip: (text: string) => string) =>
    piece(bench, 'trousers', shape(flip(thighPoints)), {
      texture: 'canvas',
      bulge: 54,
      gloss: 0.1,
      soft:
        fold(line(flip('470,680 430,800 400,930')), hex, 24) +
        fold(line(flip('560,700 500,820 460,930')), hex, 22) +
        fold(line(flip('400,740 370,820 370,900')), hex, 16) +
        fold(line(flip('590,700 560,720 500,740')), hex, 16),
    })
  const shin = bound(bench, shape(shinPoints), [
    '366,950 430,984 500,960',
    '376,1010 436,1044 496,1020',
    '386,1066 440,1096 490,1074',
    '500,930 430,960 366,980',
    '498,990 436,1016 378,1040',
  ])
  return side(flipped) + side(identity) + reflected(bench, 'shin', shin)
}

function armour(bench: Bench): string {
  const trim = bench.color('trim')
  const plate = piece(bench, 'trim', shape('470,128! 390,150 340,214 320,300! 380,316 436,300! 452,210'), {
    bulge: 34,
    gloss: 0.8,
    inner: seam(line('330,256 390,270 446,254') + line('352,206 404,218 454,204'), trim),
  })
  const rows = [300, 366, 432]
    .map((y) =>
      piece(
        bench,
        'trim',
        symmetric(`600,${y} 520,${y - 2} 452,${y - 10}! 458,${y + 56}! 520,${y + 64} 600,${y + 66}`),
        { bulge: 20, gloss: 0.7, inner: stitches(`M468 ${y + 44}Q600 ${y + 60} 732 ${y + 44}`, inkOn(trim), 3, 4) },
      ),
    )
    .join('')
  return rows + reflected(bench, 'plate', plate)
}

/** An empty ninja suit: crossed jacket, sash, bound forearms and shins; `armoured` has lacquered plates. */
export function ninjaSuit(bench: Bench): Sketch {
  const hex = bench.color('jacket')
  const sashHex = bench.color('sash')
  const trim = bench.color('trim')
  const cloth = (points: string, width: number, end = width) => {
    const band = ribbon(points, width, end)
    return piece(bench, 'sash', band.outline, {
      texture: 'weave',
      bulge: 26,
      gloss: 0.1,
      inner: groove([-0.5, 0, 0.5].map((row) => band.rail(row)).join(''), sashHex),
    })
  }
  const under = piece(bench, 'trim', shape('534,112! 600,136 666,112! 650,250 600,330 550,250'), {
    texture: 'mesh',
    fill: '#2a2b2e',
    bulge: 24,
  })
  const collar = (points: string) => piece(bench, 'jacket', shape(points), { texture: 'canvas', bulge: 24 })
  const folds =
    fold('M470 300Q500 420 580 520', hex, 18) +
    fold('M730 300Q700 420 630 520', hex, 18) +
    fold('M450 420Q470 500 460 560', hex, 16) +
    fold('M750 420Q730 500 744 560', hex, 16)
  const knot = piece(bench, 'sash', shape('690,526! 730,510 768,532! 770,580 736,606! 694,590!'), {
    texture: 'weave',
    bulge: 22,
  })
  const crest =
    bench.design === 'armoured'
      ? ''
      : label(bench, 'chest', { x: 700, y: 300, width: 120, height: 40 }, inkOn(hex), '') ||
        brand(690, 290, 54, hex, trim === hex ? inkOn(hex) : trim)
  const skirt = symmetric('600,590 500,590 434,576! 410,690 396,760! 500,792 600,800')
  return {
    body: [
      legs(bench),
      arms(bench),
      piece(bench, 'jacket', skirt, {
        texture: 'canvas',
        bulge: 44,
        gloss: 0.1,
        soft:
          fold('M500 600Q490 700 470 790', hex, 18) +
          fold('M680 600Q700 700 710 790', hex, 18) +
          fold('M600 620V800', hex, 14) +
          cast('M430 596Q600 620 770 596', 40, 0.6),
        inner: seam('M560 590L540 800', hex),
      }),
      piece(bench, 'jacket', torso, { texture: 'canvas', bulge: 54, gloss: 0.1, soft: folds }),
      under,
      collar('680,108! 726,130! 690,290 590,500! 536,520! 620,330 660,210'),
      collar('520,108! 474,130! 510,290 620,520! 672,520! 580,330 540,210'),
      bench.design === 'armoured' ? armour(bench) : '',
      cloth('436,540 520,566 600,572 680,566 764,540', 84),
      cloth('722,580 716,680 736,800', 56, 66),
      cloth('744,580 776,660 812,760', 54, 64),
      knot,
      crest,
    ].join(''),
    outline: [
      torso,
      skirt,
      ...[armPoints, forearmPoints, thighPoints, shinPoints].flatMap((points) => [
        shape(points),
        shape(mirrored(points)),
      ]),
    ].join(''),
    rests: 'lies',
    detail: { x: 400, y: 110, size: 440 },
  }
}
