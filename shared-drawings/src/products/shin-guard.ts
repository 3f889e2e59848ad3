import type { Bench } from '../bench'
import { brand, inkOn, label } from '../lettering'
import { line, mirrored, shape } from '../outline'
import { piece } from '../piece'
import type { Sketch } from '../studio'
import { cast, cord, fold, gleam, seam, sheen, stitches } from '../thread'

const shin = shape(
  '430,112! 520,86 610,80 700,92 776,124! 800,260 796,420 770,580 740,720! 600,748 478,716! 446,580 416,420 410,260',
)
const instep = shape(
  '470,728! 600,760 744,730! 770,800 826,900 860,990 836,1070 740,1108 600,1114 470,1102 384,1060 372,980 410,880 452,800',
)
const center = shape('540,108! 610,98 676,112! 686,300 676,520 656,700! 600,712 550,700! 530,520 524,300')
const sleeveShape = shape(
  '420,90! 600,66 780,92! 812,300 800,520 764,720! 800,860 850,1000 812,1096! 600,1124 392,1090! 360,1000 420,860 452,720! 410,520 396,300',
)

function straps(bench: Bench): string {
  const strap = (y: number, reach: number) =>
    piece(
      bench,
      'straps',
      shape(
        `760,${y}! 830,${y - 6} ${860 + reach},${y + 10}! ${876 + reach},${y + 60} ${856 + reach},${y + 104}! 820,${y + 100} 756,${y + 96}!`,
      ),
      { texture: 'hook', bulge: 24 },
    ) +
    piece(
      bench,
      'straps',
      shape(
        `440,${y}! 384,${y - 4} ${352 - reach},${y + 14}! ${340 - reach},${y + 60} ${356 - reach},${y + 100}! 390,${y + 98} 448,${y + 96}!`,
      ),
      { texture: 'hook', bulge: 24 },
    )
  return (
    strap(250, 30) +
    strap(500, 6) +
    piece(bench, 'straps', shape('470,1096! 600,1112 740,1104! 736,1150! 600,1160 474,1146!'), {
      texture: 'canvas',
      bulge: 18,
    })
  )
}

function sleeve(bench: Bench): string {
  const hex = bench.color('straps')
  const body = piece(bench, 'straps', sleeveShape, {
    texture: 'knit',
    bulge: 60,
    gloss: 0.2,
    soft: fold('M440 720Q600 770 770 720', hex, 18) + fold('M430 760Q600 810 790 764', hex, 14, 0.7),
    inner:
      stitches('M402 150Q600 120 800 152', bench.color('trim')) +
      stitches('M392 1060Q600 1096 816 1064', bench.color('trim')),
  })
  return body + cord('M412 120Q600 84 790 122', bench.color('trim'), 16, 'trim')
}

/** A shin-and-instep guard from the front; striker has segmented ribs, sleeve is a knit pull-on with pads. */
export function shinGuard(bench: Bench): Sketch {
  const shinHex = bench.color('shin')
  const trim = bench.color('trim')
  const pull = bench.design === 'sleeve'
  const light = gleam(line('476,180 466,340 486,520'), 20, 0.35)
  const ribs = seam([200, 300, 400, 500, 600].map((y) => `M400 ${y}Q600 ${y + 62} 812 ${y}`).join(''), shinHex, 6)
  const shinPad = piece(bench, 'shin', shin, {
    texture: 'leather',
    bulge: 96,
    gloss: 0.75,
    form: 'round',
    sheen: light,
    inner:
      bench.design === 'striker'
        ? ribs
        : stitches(line('448,130 436,280 442,420 470,580 498,700'), trim) +
          stitches(line(mirrored('448,130 436,280 442,420 470,580 498,700', 607)), trim),
  })
  const panel =
    bench.design === 'striker'
      ? ''
      : piece(bench, 'panel', center, {
          texture: 'leather',
          bulge: 44,
          gloss: 0.8,
          sheen: sheen('M556 180Q548 340 562 560', 14, 0.4),
          inner: stitches(line('552,124 544,320 562,690'), trim) + stitches(line('664,126 668,320 646,690'), trim),
        })
  const word = label(
    bench,
    'shin',
    { x: 606, y: 410, width: 470, height: 92, turn: 90 },
    inkOn(bench.design === 'striker' ? shinHex : bench.color('panel')),
    bench.design === 'striker' ? '' : bench.shopName,
  )
  const instepPad = piece(bench, 'instep', instep, {
    texture: 'leather',
    bulge: 84,
    gloss: 0.75,
    sheen: sheen(line('440,860 420,940 416,1010'), 18, 0.35),
    soft: cast('M470 740Q600 780 750 740', 34, 0.5),
    inner: seam('M452 830Q600 880 780 830', bench.color('instep')) + stitches('M448 846Q600 896 784 846', trim),
  })
  return {
    body: [
      pull ? sleeve(bench) : straps(bench),
      instepPad,
      brand(610, 980, 108, bench.color('instep'), trim, 0),
      shinPad,
      panel,
      word,
      pull
        ? ''
        : cord(
            shape(
              '430,112! 520,86 610,80 700,92 776,124! 800,260 796,420 770,580 740,720! 600,748 478,716! 446,580 416,420 410,260',
            ),
            trim,
            11,
            'trim',
          ),
    ].join(''),
    outline: `${pull ? sleeveShape : ''}${shin}${instep}`,
    rests: 'lies',
    detail: { x: 390, y: 500, size: 440 },
  }
}
