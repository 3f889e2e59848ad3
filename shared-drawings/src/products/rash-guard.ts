import type { Bench } from '../bench'
import { brand, inkOn, label } from '../lettering'
import { line, mirrored, shape, symmetric } from '../outline'
import { piece } from '../piece'
import type { Sketch } from '../studio'
import { cast, fold, seam, stitches } from '../thread'

const torso = symmetric('600,128 540,122! 500,140 420,186! 404,330 424,480 436,640 428,800 418,1076! 510,1094 600,1098')
const longSleeve = '470,156! 372,196 320,300 282,460 232,650 190,850! 238,876 300,880! 352,700 396,540 428,420! 448,280'
const shortSleeve = '470,156! 360,196 300,310 262,440! 330,474 414,470! 430,400 452,280'
const side = '410,420! 430,520 438,640 428,800 418,1076! 470,1088! 500,860 496,640 470,500'

function sleevePair(bench: Bench): string {
  const points = bench.design === 'short' ? shortSleeve : longSleeve
  const hex = bench.color('sleeves')
  const side = (flip: (text: string) => string) => {
    const folds =
      bench.design === 'short'
        ? fold(line(flip('390,240 350,330 320,440')), hex, 14, 0.7)
        : fold(line(flip('340,420 310,470 290,540')), hex, 14, 0.7) +
          fold(line(flip('380,470 340,520 300,560')), hex, 14, 0.8) +
          fold(line(flip('240,760 270,790 310,780')), hex, 10, 0.6)
    const hem = bench.design === 'short' ? line(flip('266,422 334,454 412,452')) : line(flip('194,828 240,852 306,858'))
    return piece(bench, 'sleeves', shape(flip(points)), {
      texture: 'knit',
      bulge: 52,
      gloss: 0.45,
      soft: folds + cast(line(flip('452,220 436,340 424,470')), 26, 0.35),
      inner: stitches(hem, bench.color('trim'), 2.4, 8),
    })
  }
  return side((text) => text) + side((text) => mirrored(text))
}

function graphic(bench: Bench, back: boolean): string {
  const trim = bench.color('trim')
  if (bench.design === 'slash') {
    return ['M380 900L820 560V640L380 980Z', 'M380 760L820 420V470L380 810Z', 'M380 1010L820 670V690L380 1030Z']
      .map(
        (path, i) =>
          `<path data-part="${i === 1 ? 'panel' : 'trim'}" d="${path}" fill="${bench.color(i === 1 ? 'panel' : 'trim')}"/>`,
      )
      .join('')
  }
  if (bench.design === 'ranked')
    return `<path data-part="trim" d="M380 980H820V1030H380Z" fill="${trim}"/><path d="M380 1044H820V1054H380Z" fill="${trim}"/>`
  return back ? '' : `<g opacity=".9">${brand(600, 760, 130, bench.color('body'), trim)}</g>`
}

/** A fitted rash guard with raglan sleeves; ranked wears a hem band, slash a print across, short has short sleeves. */
export function rashGuard(bench: Bench): Sketch {
  const back = bench.view === 'back'
  const hex = bench.color('body')
  const trim = bench.color('trim')
  const ink = inkOn(hex)
  const folds =
    fold('M430 640Q520 660 560 640', hex, 14, 0.6) +
    fold('M770 700Q690 730 640 712', hex, 14, 0.6) +
    fold('M440 900Q500 930 560 920', hex, 16, 0.6) +
    fold('M430 450Q480 500 520 500', hex, 16, 0.6) +
    fold('M770 450Q720 500 680 500', hex, 16, 0.6) +
    cast('M600 560V1000', 60, 0.12)
  const chest = back
    ? ''
    : fold('M470 430Q540 470 596 440', hex, 22, 0.5) + fold('M730 430Q660 470 604 440', hex, 22, 0.5)
  const flank = (points: string) => piece(bench, 'panel', shape(points), { texture: 'knit', bulge: 26, gloss: 0.3 })
  const flanks =
    bench.design === 'solid' || bench.design === 'ranked'
      ? flank(side) +
        flank(mirrored(side)) +
        stitches(line('414,424 476,510 502,640 506,860 474,1086'), trim, 2.4, 8) +
        stitches(line(mirrored('414,424 476,510 502,640 506,860 474,1086')), trim, 2.4, 8)
      : ''
  const collar = shape(
    back
      ? '528,118! 600,104 672,118! 684,150! 600,140 516,150!'
      : '528,118! 600,150 672,118! 688,152! 600,196 512,152!',
  )
  const word = label(
    bench,
    back ? 'back' : 'chest',
    back ? { x: 600, y: 360, width: 330, height: 90 } : { x: 600, y: 330, width: 270, height: 64 },
    ink,
  )
  const raglan = (points: string) => seam(line(points), hex, 3) + stitches(line(points), trim, 2.4, 8)
  return {
    body: [
      back ? '' : `<path d="${shape('528,118! 600,96 672,118! 600,170')}" fill="#111114"/>`,
      sleevePair(bench),
      piece(bench, 'body', torso, {
        texture: 'knit',
        bulge: 66,
        gloss: 0.4,
        soft: folds + chest,
        inner: graphic(bench, back) + stitches('M418 1054Q600 1082 782 1054', trim, 2.4, 8),
      }),
      flanks,
      raglan('510,150 462,260 424,440'),
      raglan(mirrored('510,150 462,260 424,440')),
      piece(bench, 'body', collar, { texture: 'knit', bulge: 14 }),
      stitches(back ? 'M518 146Q600 132 682 146' : 'M514 150Q600 206 686 150', trim, 2.4, 8),
      word,
      bench.design === 'solid' || bench.design === 'short' || back ? '' : brand(600, 450, 84, hex, trim),
    ].join(''),
    outline: `${torso}${shape(bench.design === 'short' ? shortSleeve : longSleeve)}${shape(mirrored(bench.design === 'short' ? shortSleeve : longSleeve))}`,
    rests: 'lies',
    detail: { x: 380, y: 130, size: 440 },
  }
}
