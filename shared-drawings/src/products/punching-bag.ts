import type { Bench } from '../bench'
import { brand, inkOn, label } from '../lettering'
import { oval, shape, symmetric } from '../outline'
import { piece } from '../piece'
import type { Sketch } from '../studio'
import { cast, cord, gleam, seam, sheen, stitches } from '../thread'

const steel = '#8d9196'

/** Marks a print as the part that it is. */
const printed = (markup: string) => `<g data-part="trim">${markup}</g>`

function chain(fromX: number, fromY: number, toX: number, toY: number): string {
  const length = Math.hypot(toX - fromX, toY - fromY)
  const count = Math.round(length / 26)
  const turn = (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI
  const link = (i: number) =>
    `M${i * 26 - 3} ${i % 2 ? -3 : -9}h22a9 9 0 0 1 0 ${i % 2 ? 6 : 18}h-22a9 9 0 0 1 0 ${i % 2 ? -6 : -18}`
  const path = Array.from({ length: count }, (_, i) => link(i)).join('')
  return `<g transform="translate(${fromX} ${fromY}) rotate(${turn.toFixed(1)})">${cord(path, steel, 8)}</g>`
}

function hanger(top: number, spread: number, y: number): string {
  const ring = cord(oval(600, top + 34, 26, 30), steel, 14)
  const swivel = `<path d="${shape(`576,${top}! 624,${top}! 620,${top + 26}! 580,${top + 26}!`)}" fill="#55585c" stroke="#222" stroke-width="2"/>`
  const strands = [-1, -0.34, 0.34, 1]
    .map((side) => chain(600 + side * 8, top + 64, 600 + side * spread, y - Math.abs(side) * -6))
    .join('')
  const rope = `<path d="M594 0H606V${top + 4}H594Z" fill="#3a3c3f"/>`
  return rope + strands + ring + swivel
}

function cylinder(bench: Bench, half: number, top: number, bottom: number): Sketch {
  const hex = bench.color('body')
  const lip = half * 0.17
  const body = symmetric(
    `600,${top - lip} ${600 - half * 0.7},${top - lip * 0.7} ${600 - half},${top}! ${600 - half - 4},${(top + bottom) / 2} ${600 - half},${bottom}! ${600 - half * 0.7},${bottom + lip * 0.72} 600,${bottom + lip}`,
  )
  const band = (y: number, tall: number) =>
    shape(
      `${600 - half - 4},${y}! ${600 - half * 0.6},${y + lip * 0.8} 600,${y + lip} ${600 + half * 0.6},${y + lip * 0.8} ${600 + half + 4},${y}! ${600 + half + 4},${y + tall}! ${600 + half * 0.6},${y + tall + lip * 0.8} 600,${y + tall + lip} ${600 - half * 0.6},${y + tall + lip * 0.8} ${600 - half - 4},${y + tall}!`,
    )
  const bandPiece = (y: number, tall: number) =>
    piece(bench, 'bands', band(y, tall), {
      texture: 'leather',
      form: 'round',
      bulge: 22,
      gloss: 0.5,
      inner:
        stitches(`M${600 - half} ${y + 12}Q600 ${y + 12 + lip * 2} ${600 + half} ${y + 12}`, bench.color('trim')) +
        stitches(
          `M${600 - half} ${y + tall - 12}Q600 ${y + tall - 12 + lip * 2} ${600 + half} ${y + tall - 12}`,
          bench.color('trim'),
        ),
    })
  const rivets = [-0.86, -0.4, 0.4, 0.86]
    .map(
      (side) =>
        piece(
          bench,
          'bands',
          shape(
            `${600 + side * half - 16},${top - 26}! ${600 + side * half + 16},${top - 26}! ${600 + side * half + 16},${top + 74}! ${600 + side * half - 16},${top + 74}!`,
          ),
          { texture: 'canvas', bulge: 10 },
        ) + cord(oval(600 + side * half, top - 30, 15, 17), steel, 7),
    )
    .join('')
  const cap = piece(bench, 'body', oval(600, top, half, lip), { fill: '#18181a', bulge: 20 })
  const long = bottom - top > 800
  const word = label(
    bench,
    'body',
    {
      x: 600,
      y: (top + bottom) / 2 + (long ? 20 : 60),
      width: long ? 560 : half * 1.3,
      height: long ? half * 0.8 : 110,
      turn: long ? 90 : 0,
    },
    inkOn(hex),
  )
  return {
    body: [
      hanger(26, half * 0.86, top - 50),
      piece(bench, 'body', body, {
        texture: 'leather',
        form: 'round',
        bulge: 50,
        gloss: 0.5,
        soft:
          gleam(`M${600 - half * 0.52} ${top + 120}V${bottom - 60}`, half * 0.16, 0.22) +
          gleam(`M${600 + half * 0.9} ${top + 80}V${bottom - 40}`, 14, 0.2) +
          cast(`M${600 - half} ${bottom + 10}Q600 ${bottom + lip * 1.4} ${600 + half} ${bottom + 10}`, 60, 0.5),
        inner: seam(`M${600 + half * 0.42} ${top}V${bottom + lip}`, hex, 3),
      }),
      cap,
      bandPiece(top + 8, 92),
      bandPiece(bottom - 86, 70),
      rivets,
      word,
      long ? '' : printed(brand(600, (top + bottom) / 2 - 70, 130, hex, bench.color('trim'))),
    ].join(''),
    outline: body,
    rests: 'hangs',
    detail: { x: 380, y: 150, size: 440 },
  }
}

function drop(bench: Bench): Sketch {
  const hex = bench.color('body')
  const body = symmetric('600,236 520,240 470,270 440,360 360,480 272,620 240,770 270,920 370,1040 490,1096 600,1106')
  const collar = symmetric('600,226 530,232 466,262! 446,340! 520,366 600,372')
  const belt = symmetric('600,700 400,690 254,650! 240,760! 380,806 600,820')
  const seams = seam('M540 360Q420 640 430 1060', hex) + seam('M660 360Q780 640 770 1060', hex)
  return {
    body: [
      hanger(26, 120, 236),
      piece(bench, 'body', body, {
        texture: 'leather',
        bulge: 130,
        gloss: 0.75,
        soft: gleam('M400 560Q320 680 330 820', 44, 0.26),
        sheen: sheen('M372 600Q312 700 312 800', 20, 0.4),
        inner: seams,
      }),
      piece(bench, 'bands', belt, {
        texture: 'leather',
        bulge: 30,
        gloss: 0.6,
        inner:
          stitches('M256 668Q420 708 600 714Q780 708 944 668', bench.color('trim')) +
          stitches('M244 748Q400 796 600 804Q800 796 956 748', bench.color('trim')),
      }),
      piece(bench, 'bands', collar, {
        texture: 'leather',
        bulge: 34,
        inner: stitches('M452 330Q600 370 748 330', bench.color('trim')),
      }),
      label(bench, 'body', { x: 600, y: 762, width: 420, height: 78 }, inkOn(bench.color('bands'))),
      printed(brand(600, 560, 130, hex, bench.color('trim'))),
    ].join(''),
    outline: body,
    rests: 'hangs',
    detail: { x: 350, y: 200, size: 440 },
  }
}

function speed(bench: Bench): Sketch {
  const hex = bench.color('body')
  const body = symmetric('600,300 560,306 520,350 440,450 360,580 330,730 370,880 460,980 540,1020 600,1028')
  const seams =
    seam('M600 310V1028', hex) + seam('M560 320Q430 620 500 1000', hex) + seam('M640 320Q770 620 700 1000', hex)
  const board = shape('120,96! 1080,96! 1080,150! 120,150!')
  return {
    body: [
      `<ellipse cx="600" cy="156" rx="330" ry="30" fill="#000" fill-opacity=".25"/>`,
      piece(bench, 'bands', board, { fill: '#7b5330', bulge: 26, texture: 'canvas', form: 'tube' }),
      piece(bench, 'bands', shape('540,150! 660,150! 640,196! 560,196!'), { fill: steel, bulge: 20, form: 'round' }),
      cord('M600 190V262', steel, 20),
      cord(oval(600, 262, 24, 28), steel, 12),
      piece(bench, 'bands', symmetric('600,276 570,284 556,330! 580,352 600,356'), { texture: 'leather', bulge: 14 }),
      piece(bench, 'body', body, {
        texture: 'leather',
        bulge: 120,
        gloss: 0.9,
        sheen: sheen('M450 500Q388 620 392 740', 26, 0.5) + sheen('M408 790L420 830', 20, 0.4),
        inner: seams + stitches('M590 330V1020', bench.color('trim')) + stitches('M610 330V1020', bench.color('trim')),
      }),
      piece(bench, 'bands', symmetric('600,640 470,650 342,640! 332,740! 460,772 600,780'), {
        texture: 'leather',
        bulge: 24,
        gloss: 0.7,
      }),
      label(bench, 'body', { x: 600, y: 714, width: 380, height: 72 }, inkOn(bench.color('bands'))),
    ].join(''),
    outline: `${body}${board}`,
    rests: 'hangs',
    detail: { x: 380, y: 240, size: 440 },
  }
}

/** A hanging bag: heavy on chains, long banana, round uppercut drop, or speed bag under its board. */
export function punchingBag(bench: Bench): Sketch {
  if (bench.design === 'uppercut') return drop(bench)
  if (bench.design === 'speed') return speed(bench)
  return bench.design === 'banana' ? cylinder(bench, 150, 226, 1116) : cylinder(bench, 235, 310, 1066)
}
