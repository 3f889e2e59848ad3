import type { Bench } from '../bench'
import { brand, inkOn, label } from '../lettering'
import { line, oval, shape, symmetric } from '../outline'
import { piece } from '../piece'
import { ribbon } from '../ribbon'
import type { Sketch } from '../studio'
import { cast, cord, fold, gleam, seam, stitches } from '../thread'

function webbing(bench: Bench, points: string, width: number, soft = ''): string {
  const band = ribbon(points, width)
  return piece(bench, 'straps', band.outline, {
    texture: 'ribs',
    bulge: 18,
    gloss: 0.2,
    soft,
    inner:
      stitches(band.rail(-0.7), bench.color('trim'), 2.4, 8) + stitches(band.rail(0.7), bench.color('trim'), 2.4, 8),
  })
}

function zip(points: string): string {
  const path = line(points)
  return `<g data-part="trim"><path d="${path}" fill="none" stroke="#0b0b0c" stroke-width="20"/><path d="${path}" fill="none" stroke="#a7abb0" stroke-width="9" stroke-dasharray="5 5"/></g>`
}

const pull = (bench: Bench, x: number, y: number) =>
  cord(`M${x} ${y}v46`, bench.color('trim'), 12, 'trim') + cord(oval(x, y, 9, 11), '#9a9ea3', 6)

function duffel(bench: Bench): Sketch {
  const hex = bench.color('body')
  const round = bench.design === 'duffel'
  const body = round
    ? shape('150,470 240,400 600,372 960,400 1050,470 1090,640 1080,830 1020,940! 600,968 180,940! 120,830 110,640')
    : shape('120,440! 180,404 600,388 1020,404 1080,440! 1100,700 1092,950! 600,984 108,950! 100,700')
  const endLeft = shape(
    round
      ? '150,470! 226,500 260,640 256,820 216,944! 150,930 116,820 110,640'
      : '120,440! 196,460 214,700 204,960! 108,950! 100,700',
  )
  const endRight = shape(
    round
      ? '1050,470! 974,500 940,640 944,820 984,944! 1050,930 1084,820 1090,640'
      : '1080,440! 1004,460 986,700 996,960! 1092,950! 1100,700',
  )
  const pocket = round
    ? shape('396,620! 600,612 804,620! 812,760 804,904! 600,916 396,904! 388,760')
    : shape('330,600! 600,590 870,600! 876,760 868,920! 600,932 332,920! 324,760')
  const folds =
    fold('M300 430Q320 600 290 800', hex, 30) +
    fold('M900 430Q880 600 920 820', hex, 30) +
    fold('M250 560Q330 660 300 900', hex, 24, 0.8) +
    fold('M330 470Q480 520 600 500', hex, 20, 0.6) +
    gleam('M240 470Q600 420 940 470', 44, 0.16) +
    cast('M120 930Q600 980 1080 930', 70, 0.55)
  const strap = (side: 1 | -1) =>
    webbing(
      bench,
      `${600 - side * 270},960 ${600 - side * 250},700 ${600 - side * 226},500 ${600 - side * 214},420`,
      54,
    )
  return {
    body: [
      webbing(bench, '400,420 420,250 520,160 680,160 780,250 800,420', 46),
      piece(bench, 'body', body, { texture: 'canvas', bulge: 100, gloss: 0.3, soft: folds }),
      piece(bench, 'pocket', endLeft, { texture: 'canvas', bulge: 40 }),
      piece(bench, 'pocket', endRight, { texture: 'canvas', bulge: 40 }),
      cord(
        line(round ? '150,470 226,500 260,640 256,820 216,944' : '120,440 196,460 214,700 204,960'),
        bench.color('trim'),
        11,
        'trim',
      ),
      cord(
        line(round ? '1050,470 974,500 940,640 944,820 984,944' : '1080,440 1004,460 986,700 996,960'),
        bench.color('trim'),
        11,
        'trim',
      ),
      zip(round ? '236,458 420,432 600,428 780,432 964,458' : '200,446 420,432 600,430 780,432 1000,446'),
      pull(bench, round ? 900 : 930, 440),
      strap(1),
      strap(-1),
      piece(bench, 'pocket', pocket, {
        texture: 'canvas',
        bulge: 40,
        soft: fold('M440 700Q560 740 700 700', bench.color('pocket'), 18, 0.5),
        inner: stitches(round ? 'M410 640H790' : 'M346 626H854', bench.color('trim')),
      }),
      zip(round ? '420,664 600,660 780,664' : '360,650 600,644 840,650'),
      pull(bench, round ? 760 : 816, 664),
      webbing(bench, '386,440 410,330 500,270 700,270 790,330 814,440', 50),
      piece(bench, 'straps', shape('540,240! 660,240! 668,304! 532,304!'), { texture: 'leather', bulge: 24 }),
      label(bench, 'pocket', { x: 600, y: 820, width: 340, height: 80 }, inkOn(bench.color('pocket'))),
      round ? '' : brand(600, 530, 74, hex, bench.color('trim')),
    ].join(''),
    outline: body,
    rests: 'stands',
    floor: { x: 600, y: 958, width: 540 },
    detail: { x: 360, y: 380, size: 480 },
  }
}

function backpack(bench: Bench): Sketch {
  const hex = bench.color('body')
  const pocketHex = bench.color('pocket')
  const body = symmetric('600,150 470,160 360,220 300,330 270,520 262,760 270,960 310,1060! 460,1088 600,1092')
  const side = symmetric('600,690 270,700 220,760 214,960 262,1034! 300,1050 600,1060')
  const pocket = symmetric('600,600 440,604 350,640! 338,800 344,980! 400,1030 600,1040')
  const upper = symmetric('600,400 470,404 380,430! 370,500 372,560! 480,580 600,582')
  return {
    body: [
      webbing(bench, '530,190 536,110 600,84 664,110 670,190', 38),
      webbing(bench, '330,260 240,420 214,640 236,880', 58),
      webbing(bench, '870,260 960,420 986,640 964,880', 58),
      piece(bench, 'pocket', side, { texture: 'mesh', bulge: 40 }),
      piece(bench, 'body', body, {
        texture: 'canvas',
        bulge: 100,
        gloss: 0.3,
        soft:
          fold('M340 420Q420 500 330 640', hex, 24, 0.8) +
          fold('M860 420Q790 500 870 640', hex, 24, 0.8) +
          gleam('M380 280Q430 220 560 200', 40, 0.2) +
          cast('M290 1060Q600 1110 910 1060', 60, 0.5),
      }),
      zip('318,660 330,430 400,290 500,236 600,226 700,236 800,290 870,430 882,660'),
      pull(bench, 800, 300),
      piece(bench, 'pocket', upper, {
        texture: 'canvas',
        bulge: 26,
        inner: stitches('M388 446Q600 420 812 446', bench.color('trim')),
      }),
      zip('410,470 600,456 790,470'),
      pull(bench, 760, 476),
      piece(bench, 'pocket', pocket, {
        texture: 'canvas',
        bulge: 56,
        soft: fold('M400 760Q520 820 700 770', pocketHex, 22, 0.5),
        inner: stitches('M360 660Q600 620 840 660', bench.color('trim')),
      }),
      zip('366,690 600,664 834,690'),
      pull(bench, 430, 700),
      seam('M340 960Q600 1000 860 960', pocketHex),
      label(bench, 'pocket', { x: 600, y: 880, width: 360, height: 84 }, inkOn(pocketHex)),
      brand(600, 330, 92, hex, bench.color('trim')),
    ].join(''),
    outline: body,
    rests: 'stands',
    floor: { x: 600, y: 1080, width: 370 },
    detail: { x: 330, y: 190, size: 480 },
  }
}

/** A gym bag: soft round duffel, squarer holdall, or backpack. */
export function gymBag(bench: Bench): Sketch {
  return bench.design === 'backpack' ? backpack(bench) : duffel(bench)
}
