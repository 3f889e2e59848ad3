import type { Bench } from '../bench'
import { brand, inkOn, label } from '../lettering'
import { line, oval, shape, symmetric } from '../outline'
import { piece } from '../piece'
import type { Sketch } from '../studio'
import { cast, cord, gleam, seam, sheen } from '../thread'

const shine = (x: number, from: number, to: number, width: number, opacity: number) =>
  gleam(`M${x} ${from}V${to}`, width, opacity)
const glint = (x: number, from: number, to: number, width: number, opacity: number) =>
  sheen(`M${x} ${from}V${to}`, width, opacity)
const hoop = (y: number, half: number, deep: number) => `M${600 - half} ${y}Q600 ${y + deep * 2} ${600 + half} ${y}`

function sport(bench: Bench): Sketch {
  const hex = bench.color('body')
  const capHex = bench.color('cap')
  const body = symmetric(
    '600,330 470,330 404,352! 378,430 384,520 420,590 420,650 384,720 378,860 384,1040! 420,1086 500,1100 600,1104',
  )
  const cap = symmetric('600,246 500,250 410,282! 392,320 396,376! 480,398 600,404')
  const neck = symmetric('600,170 540,174 522,190! 516,240 520,266! 560,276 600,278')
  const spout = symmetric('600,92 566,96 548,112! 552,150 544,180! 574,188 600,190')
  const grips = seam([410, 436].map((y) => hoop(y, 222, 12)).join(''), hex, 5)
  return {
    body: [
      piece(bench, 'cap', spout, { form: 'round', bulge: 22, gloss: 0.7, fill: '#d8d6cf' }),
      piece(bench, 'cap', neck, { form: 'round', bulge: 24, gloss: 0.7, inner: seam(hoop(216, 84, 8), capHex) }),
      piece(bench, 'body', body, {
        form: 'round',
        bulge: 56,
        gloss: 0.9,
        soft: shine(472, 400, 1040, 34, 0.3) + shine(800, 420, 1040, 22, 0.2) + cast(hoop(388, 230, 14), 40, 0.5),
        sheen: glint(452, 720, 1020, 16, 0.5) + glint(446, 420, 540, 14, 0.45),
        inner: grips + seam([600, 626, 650].map((y) => hoop(y - 6, 190, 12)).join(''), hex, 5),
      }),
      piece(bench, 'cap', cap, {
        form: 'round',
        bulge: 36,
        gloss: 0.7,
        sheen: glint(458, 290, 380, 14, 0.5),
        inner: Array.from(
          { length: 25 },
          (_, i) => `<path d="M${404 + i * 16.4} 330V398" stroke="#000" stroke-opacity=".35" stroke-width="4"/>`,
        ).join(''),
      }),
      label(bench, 'body', { x: 600, y: 900, width: 320, height: 84 }, inkOn(hex)),
      brand(600, 776, 92, hex, bench.color('print')),
      `<path data-part="print" d="${hoop(1000, 222, 14)}" fill="none" stroke="${bench.color('print')}" stroke-width="16"/>`,
    ].join(''),
    outline: body + cap,
    rests: 'stands',
    floor: { x: 600, y: 1092, width: 230 },
    detail: { x: 380, y: 220, size: 440 },
  }
}

function steel(bench: Bench): Sketch {
  const hex = bench.color('body')
  const body = symmetric('600,320 500,322 470,340! 440,400 410,450 402,540 402,800 406,1010! 420,1060 600,1084')
  const base = symmetric('600,1030 480,1022 406,1000! 408,1060! 450,1092 600,1104')
  const collar = symmetric('600,300 520,302 474,312! 468,346! 520,362 600,366')
  const cap = symmetric('600,150 520,152 488,166! 482,230 486,306! 540,322 600,326')
  const loop = line('500,180 470,110 530,72 670,72 730,110 700,180')
  const metal = '#b9bdc1'
  return {
    body: [
      cord(loop, bench.color('cap'), 36, 'cap'),
      piece(bench, 'cap', cap, {
        form: 'round',
        bulge: 30,
        gloss: 0.6,
        texture: 'hook',
        sheen: glint(520, 180, 290, 10, 0.5),
      }),
      piece(bench, 'body', body, {
        form: 'round',
        bulge: 50,
        gloss: 0.5,
        texture: 'leather',
        soft: shine(470, 420, 1000, 30, 0.28) + shine(776, 440, 1000, 18, 0.22),
        sheen: glint(452, 520, 960, 9, 0.4),
      }),
      piece(bench, 'print', collar, { form: 'round', fill: metal, bulge: 16, sheen: glint(530, 300, 360, 12, 0.8) }),
      piece(bench, 'print', base, { form: 'round', fill: metal, bulge: 20, sheen: glint(480, 1000, 1100, 14, 0.8) }),
      label(bench, 'body', { x: 606, y: 790, width: 400, height: 100, turn: 90 }, inkOn(hex)),
      brand(606, 480, 84, hex, bench.color('print')),
    ].join(''),
    outline: body + cap,
    rests: 'stands',
    floor: { x: 600, y: 1092, width: 210 },
    detail: { x: 400, y: 140, size: 420 },
  }
}

function shaker(bench: Bench): Sketch {
  const hex = bench.color('body')
  const body = symmetric('600,330 450,330 352,344! 364,560 396,860 420,1050! 450,1088 600,1100')
  const cap = symmetric('600,216 460,220 356,246! 336,300 340,366! 460,392 600,398')
  const lid = shape('520,110! 640,96 780,116! 806,170 800,232! 660,252 520,236! 506,170')
  const marks = [600, 680, 760, 840, 920]
    .map(
      (y, i) =>
        `<path d="M${720 - i * 5} ${y}h${i % 2 ? 34 : 58}" stroke="${inkOn(hex)}" stroke-opacity=".8" stroke-width="7"/>`,
    )
    .join('')
  return {
    body: [
      piece(bench, 'body', body, {
        form: 'round',
        bulge: 54,
        gloss: 0.9,
        soft: shine(470, 420, 1040, 40, 0.26) + shine(790, 420, 900, 20, 0.2) + cast(hoop(384, 260, 16), 40, 0.5),
        sheen: sheen('M440 460L474 980', 16, 0.5),
        inner: marks,
      }),
      cord(line('350,290 250,250 226,160 300,110 380,150 390,230'), bench.color('cap'), 34, 'cap'),
      piece(bench, 'cap', cap, {
        form: 'round',
        bulge: 40,
        gloss: 0.7,
        sheen: glint(430, 250, 360, 16, 0.5),
        inner: seam(hoop(340, 262, 14), bench.color('cap'), 6),
      }),
      piece(bench, 'print', lid, { bulge: 40, gloss: 0.9, sheen: sheen('M540 140Q600 120 680 124', 12, 0.6) }),
      `<path d="${oval(600, 1040, 120, 22)}" fill="#000" fill-opacity=".14"/>`,
      label(bench, 'body', { x: 590, y: 520, width: 330, height: 84 }, inkOn(hex)),
      brand(560, 740, 130, hex, bench.color('print')),
    ].join(''),
    outline: body + cap,
    rests: 'stands',
    floor: { x: 600, y: 1088, width: 220 },
    detail: { x: 340, y: 180, size: 440 },
  }
}

/** A bottle: squeezable sport bottle, insulated steel flask, or protein shaker. */
export function bottle(bench: Bench): Sketch {
  if (bench.design === 'steel') return steel(bench)
  return bench.design === 'shaker' ? shaker(bench) : sport(bench)
}
