import type { Bench } from '../bench'
import { apart, brand, inkOn, label } from '../lettering'
import { line, mirrored, shape, symmetric } from '../outline'
import { piece } from '../piece'
import type { Sketch } from '../studio'
import { cast, cord, eyelet, fold, seam, stitches } from '../thread'

const torso = symmetric('600,150 500,140! 420,160 344,190! 356,330 372,480 366,700 354,1074! 470,1094 600,1098')
const tankTorso = symmetric('600,150 490,120! 440,128! 436,250 400,380 352,470! 366,700 354,1074! 470,1094 600,1098')
const teeSleeve = '350,184! 250,250 180,380 134,520! 220,566 330,590! 356,500 372,420! 390,280'
const longSleeve = '350,184! 270,260 220,420 180,620 136,900! 190,926 262,934! 310,760 352,600 374,440! 390,280'

const identity = (text: string) => text
const flipped = (text: string) => mirrored(text)

function sleevePair(bench: Bench): string {
  if (bench.design === 'tank') return ''
  const short = bench.design === 'tee'
  const hex = bench.color('sleeves')
  const side = (flip: (text: string) => string) => {
    const folds = short
      ? fold(line(flip('330,260 270,380 220,520')), hex, 24) + fold(line(flip('370,330 330,440 290,560')), hex, 20)
      : fold(line(flip('320,270 260,430 230,600')), hex, 22) +
        fold(line(flip('360,420 300,500 250,520')), hex, 20) +
        fold(line(flip('330,580 270,610 210,600')), hex, 18) +
        fold(line(flip('280,780 230,800 180,780')), hex, 16)
    const cuff = short
      ? ''
      : piece(bench, 'collar', shape(flip('150,838! 136,902! 190,926 262,934! 278,868! 210,862')), {
          texture: 'ribs',
          turn: 70,
          bulge: 18,
        })
    const hem = short ? stitches(line(flip('146,498 226,542 338,564')), hex, 2.2, 8) : ''
    return (
      piece(bench, 'sleeves', shape(flip(short ? teeSleeve : longSleeve)), {
        texture: 'knit',
        bulge: 50,
        gloss: 0.1,
        soft: folds + cast(line(flip('392,230 380,360 372,480')), 34, 0.4),
        inner: hem,
      }) + cuff
    )
  }
  return side(identity) + side(flipped)
}

function neck(bench: Bench, back: boolean): string {
  if (bench.design === 'hoodie') return hood(bench, back)
  const scoop = bench.design === 'tank' ? 300 : 216
  const from = bench.design === 'tank' ? 494 : 504
  const hole = shape(`${from},140! 600,${back ? 158 : scoop} ${1200 - from},140! 600,128`)
  const bind = line(
    `${from - 4},140 ${from + 36},${back ? 156 : (140 + scoop) / 2 + 26} 600,${back ? 166 : scoop + 4} ${1164 - from},${back ? 156 : (140 + scoop) / 2 + 26} ${1204 - from},140`,
  )
  const inside = `<path d="${hole}" fill="#0f0f11" fill-opacity="${back ? 0 : 0.85}"/>`
  return `${inside}${cord(bind, bench.color('collar'), 26, 'collar')}${bench.design === 'tank' ? cord(line('440,132 432,250 398,380 352,468'), bench.color('collar'), 20, 'collar') + cord(line(mirrored('440,132 432,250 398,380 352,468')), bench.color('collar'), 20, 'collar') : ''}`
}

function hood(bench: Bench, back: boolean): string {
  const hex = bench.color('body')
  const folds = fold(line('440,190 480,130 560,100'), hex, 20) + fold(line('760,190 720,130 640,100'), hex, 20)
  if (back)
    return piece(bench, 'body', shape('404,178! 430,90 600,62 770,90 796,178! 740,300 600,420 460,300'), {
      texture: 'knit',
      bulge: 60,
      gloss: 0.1,
      soft: folds + fold('M600 110V400', hex, 18, 0.6),
    })
  const outer = shape('404,190! 420,100 500,60 600,52 700,60 780,100 796,190! 720,290 600,330 480,290')
  const opening = shape('474,180! 500,122 600,98 700,122 726,180! 680,260 600,296 520,260')
  const strings =
    cord(line('548,290 540,380 548,470'), bench.color('print'), 12) +
    cord(line('652,290 662,380 652,490'), bench.color('print'), 12)
  return (
    piece(bench, 'body', outer, { texture: 'knit', bulge: 54, gloss: 0.1, soft: folds }) +
    piece(bench, 'collar', opening, { bulge: 70, depth: 1.6, gloss: 0 }) +
    `<path d="${opening}" fill="#000" fill-opacity=".45"/>${eyelet(548, 286, 12)}${eyelet(652, 286, 12)}${strings}`
  )
}

function pocket(bench: Bench): string {
  const hex = bench.color('body')
  return piece(bench, 'body', shape('470,720! 730,720! 800,900 800,960! 400,960! 400,900'), {
    texture: 'knit',
    bulge: 22,
    gloss: 0.1,
    inner:
      stitches('M484 732H716', hex, 2.4, 8) +
      seam('M470 728Q400 820 406 900', hex, 3) +
      seam('M730 728Q800 820 794 900', hex, 3),
  })
}

function print(bench: Bench, back: boolean): string {
  const hex = bench.color('body')
  const ink = inkOn(hex)
  const drop = bench.design === 'hoodie' ? 130 : 0
  if (back)
    return (
      label(bench, 'back', { x: 600, y: 360 + drop, width: 380, height: 96 }, ink) +
      brand(600, 560 + drop, 220, hex, bench.color('print'))
    )
  if (bench.design === 'hoodie') return label(bench, 'chest', { x: 600, y: 580, width: 330, height: 84 }, ink)
  if (bench.design === 'long')
    return (
      label(bench, 'chest', { x: 600, y: 430, width: 360, height: 84 }, ink) +
      `<path data-part="print" d="M420 496H780V508H420Z" fill="${apart(bench.color('print'), hex)}"/>`
    )
  if (bench.design === 'tank')
    return (
      brand(600, 560, 250, hex, bench.color('print')) +
      label(bench, 'chest', { x: 600, y: 760, width: 300, height: 70 }, ink)
    )
  return (
    label(bench, 'chest', { x: 600, y: 400, width: 370, height: 92 }, ink) +
    brand(600, 590, 190, hex, bench.color('print'))
  )
}

/** A cotton shirt with room to hang: tee, tank, long-sleeved, or a hoodie with pocket and cords. */
export function shirt(bench: Bench): Sketch {
  const back = bench.view === 'back'
  const hex = bench.color('body')
  const outline = bench.design === 'tank' ? tankTorso : torso
  const folds =
    fold('M410 480Q450 640 420 860', hex, 28) +
    fold('M790 480Q760 640 800 880', hex, 28) +
    fold('M390 700Q520 780 560 1000', hex, 24, 0.8) +
    fold('M810 720Q700 820 690 1020', hex, 24, 0.8) +
    fold('M600 760Q610 900 590 1090', hex, 20, 0.6) +
    fold('M430 240Q520 330 560 340', hex, 20, 0.5) +
    fold('M770 240Q690 330 650 340', hex, 20, 0.5)
  const hoodie = bench.design === 'hoodie'
  const hem = hoodie
    ? piece(bench, 'collar', shape('356,1020! 600,1048 844,1020! 848,1082! 600,1108 352,1082!'), {
        texture: 'ribs',
        turn: 90,
        bulge: 20,
      })
    : stitches('M356 1046Q600 1076 844 1046', hex, 2.4, 9) + stitches('M356 1056Q600 1086 844 1056', hex, 2.4, 9)
  const sleeves =
    bench.design === 'tank'
      ? ''
      : shape(bench.design === 'tee' ? teeSleeve : longSleeve) +
        shape(mirrored(bench.design === 'tee' ? teeSleeve : longSleeve))
  return {
    body: `${sleevePair(bench)}${piece(bench, 'body', outline, { texture: 'knit', bulge: 60, gloss: 0.12, soft: folds })}${hem}${hoodie && !back ? pocket(bench) : ''}${print(bench, back)}${neck(bench, back)}`,
    outline: outline + sleeves,
    rests: 'lies',
    detail: { x: 390, y: 110, size: 440 },
  }
}
