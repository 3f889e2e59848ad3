import type { Bench } from '../bench'
import { brand, inkOn, label } from '../lettering'
import { shape, line } from '../outline'
import { piece } from '../piece'
import { cast, cord, eyelet, fold, gleam, seam, sheen, stitches } from '../thread'
import type { Sketch } from '../studio'

const body = shape(
  '408,760 372,660 352,540 356,410 392,280 470,178 590,116 730,108 856,166 938,282 958,430 926,570 872,680 842,770 620,810',
)
const thumb = shape(
  '424,772 346,716 284,630 250,520 254,412 296,340 362,322 420,356 448,430 462,520 500,620 516,716 484,780',
)
const cuff = shape('388,728! 600,772 852,728! 866,880 884,1052! 760,1086 600,1094 440,1084 352,1048! 368,880')
const knuckles = shape('378,316! 470,178 590,116 730,108 856,166 938,282 958,432! 880,392 760,362 640,350 500,334')
const knuckleBand = shape('374,322! 500,340 640,356 760,368 956,440! 950,492! 900,466 760,424 640,410 500,394 358,378!')
const bandEdges = line('372,336 500,354 640,370 760,382 956,454') + line('360,364 500,380 640,396 760,410 900,456')
const palmFold = line('480,600 560,660 660,684 780,668 910,604')

function closure(bench: Bench): string {
  const cuffHex = bench.color('cuff')
  const trim = bench.color('trim')
  if (bench.design === 'lace') {
    const rows = [790, 850, 910, 970, 1030]
    const crossings = rows
      .slice(0, -1)
      .map((y) => cord(`M540 ${y}L690 ${y + 58}`, trim, 15) + cord(`M690 ${y}L540 ${y + 58}`, trim, 15))
      .join('')
    const opening = piece(bench, 'cuff', shape('560,752! 676,752! 690,1088! 540,1088!'), { fill: '#0e0e10', bulge: 20 })
    const holes = rows.map((y) => eyelet(536, y, 13) + eyelet(694, y, 13)).join('')
    const bow =
      cord(line('616,1016 520,1000 480,1060 560,1080 616,1030 700,1092 760,1050 700,1000 616,1016'), trim, 13) +
      cord(line('612,1024 570,1080 556,1140'), trim, 12) +
      cord(line('620,1024 668,1086 676,1150'), trim, 12)
    return `${opening}${holes}<g data-part="trim">${crossings}${bow}</g>${seam('M520 762L500 1090', cuffHex)}${seam('M712 760L732 1088', cuffHex)}`
  }
  const wide = bench.design === 'velcro'
  const [top, foot] = wide ? [806, 1028] : [850, 986]
  const strap = shape(`362,${top}! 600,${top + 34} 870,${top}! 882,${foot}! 600,${foot + 36} 350,${foot}!`)
  const tab = shape(
    `350,${top - 10}! 430,${top + 8} 540,${top + 24}! 558,${foot + 30}! 430,${foot + 20} 338,${foot + 6}! 328,${(top + foot) / 2}`,
  )
  const rows = stitches(
    line(`372,${top + 20} 600,${top + 52} 864,${top + 18}`) +
      line(`372,${foot - 14} 600,${foot + 18} 868,${foot - 16}`),
    trim,
  )
  const middle = (top + foot) / 2 + 20
  return (
    piece(bench, 'cuff', strap, { bulge: 34, texture: 'leather', inner: rows }) +
    piece(bench, 'trim', tab, {
      bulge: 22,
      texture: 'ribs',
      gloss: 0.1,
      inner: stitches(line(`356,${top + 6} 430,${top + 24} 524,${top + 38}`), inkOn(trim), 2),
    }) +
    label(bench, 'cuff', { x: 712, y: middle, width: 290, height: wide ? 84 : 58, turn: -3 }, inkOn(cuffHex)) +
    brand(444, middle - 4, wide ? 92 : 64, trim)
  )
}

/** A boxing glove on its cuff, thumb to the left; `lace`, `velcro` and `panel` differ in closure and panels. */
export function glove(bench: Bench): Sketch {
  const shell = bench.color('shell')
  const panelled = bench.design === 'panel' || bench.design === 'lace'
  const banded =
    bench.design === 'velcro'
      ? piece(bench, 'panel', knuckleBand, {
          texture: 'leather',
          bulge: 30,
          gloss: 0.7,
          inner: stitches(bandEdges, bench.color('trim')),
        })
      : ''
  const shellFolds =
    gleam(line('470,330 540,240 650,206 740,214'), 44, 0.3) +
    gleam(line('426,640 410,520 430,420'), 26, 0.2) +
    cast(line('440,360 478,500 520,620 536,720'), 44, 0.6) +
    fold(palmFold, shell, 26) +
    cast(line('400,740 600,780 850,730'), 54, 0.6)
  const base = piece(bench, 'shell', body, {
    texture: 'leather',
    bulge: 120,
    gloss: 0.75,
    sheen:
      sheen(line('446,300 500,224 590,178'), 22, 0.42) +
      sheen(line('420,392 426,350'), 18, 0.34) +
      sheen(line('905,400 916,470 898,560'), 12, 0.22),
    soft: shellFolds,
    inner: seam(line('430,700 560,742 700,742 850,690'), shell),
  })
  const top = panelled
    ? piece(bench, 'panel', knuckles, {
        texture: 'leather',
        bulge: 74,
        gloss: 0.8,
        sheen: sheen(line('452,292 500,224 590,178'), 24, 0.45),
        soft: gleam(line('470,300 540,226 640,196 740,204'), 34, 0.3),
        inner: stitches(line('370,330 500,352 640,368 760,380 956,448'), bench.color('trim')),
      })
    : banded || seam(line('376,312 500,346 640,364 760,376 958,444'), shell)
  const thumbPiece = piece(bench, 'thumb', thumb, {
    texture: 'leather',
    bulge: 70,
    gloss: 0.75,
    sheen: sheen(line('300,520 296,440 322,390'), 16, 0.4),
  })
  const cuffBase = piece(bench, 'cuff', cuff, {
    texture: 'leather',
    bulge: 60,
    gloss: 0.5,
    form: 'round',
    soft: cast(line('390,740 600,790 850,740'), 30, 0.5),
  })
  const piping = cord(line('398,742 500,774 620,788 740,776 850,742'), bench.color('trim'), 14, 'trim')
  const hem = cord(line('352,1050 440,1086 600,1096 760,1088 884,1054'), bench.color('trim'), 16, 'trim')
  const print =
    label(bench, 'shell', { x: 690, y: 530, width: 330, height: 74, turn: -6 }, inkOn(shell), '') ||
    brand(700, 540, 120, shell, bench.color('trim'), -6)
  return {
    body: `${cuffBase}${base}${top}${print}${thumbPiece}${stitches(line('470,736 436,650 404,560 394,450'), shell)}${piping}${closure(bench)}${hem}`,
    outline: `${body}${thumb}${cuff}`,
    rests: 'stands',
    floor: { x: 620, y: 1080, width: 330 },
    detail: { x: 330, y: 690, size: 420 },
  }
}
