import type { Bench } from '../bench'
import { brand, inkOn, label } from '../lettering'
import { line, mirrored, shape, symmetric } from '../outline'
import { piece } from '../piece'
import type { Sketch } from '../studio'
import { cast, cord, fold, gleam, seam, stitches } from '../thread'

interface Cut {
  body: string
  leg: string
  side: string
  band: string
  hem: string
}

const cuts: Record<string, Cut> = {
  fight: {
    body: symmetric('600,200 300,214! 268,420 214,700 168,960! 330,1020 520,1040! 570,860 600,690!'),
    leg: '300,214! 268,420 214,700 168,960! 330,1020 520,1040! 566,860 600,690! 600,214!',
    side: '300,260! 262,460 214,700 168,960! 250,996 316,1012! 330,800 350,560 352,260!',
    band: '298,176! 600,166 902,176! 908,268! 600,284 292,268!',
    hem: '176,930 330,986 522,1008',
  },
  thai: {
    body: symmetric('600,240 286,260! 226,430 156,640 104,820! 300,912 526,948! 572,820 600,700!'),
    leg: '286,260! 226,430 156,640 104,820! 300,912 526,948! 572,820 600,700! 600,260!',
    side: '286,330! 226,450 156,640 104,820! 188,862 236,880! 300,700 350,520 360,330!',
    band: '290,196! 600,186 910,196! 920,352! 600,372 280,352!',
    hem: '116,790 300,878 530,916',
  },
  compression: {
    body: symmetric('600,190 330,200! 296,400 270,640 262,980! 400,1004 556,1000! 580,820 600,600!'),
    leg: '330,200! 296,400 270,640 262,980! 400,1004 556,1000! 580,820 600,600! 600,200!',
    side: '330,250! 296,420 270,640 262,980! 320,992 350,996! 372,760 420,520 404,250!',
    band: '328,168! 600,158 872,168! 880,256! 600,272 320,256!',
    hem: '266,950 400,974 556,970',
  },
  gi: {
    body: symmetric('600,210 302,220! 270,440 224,720 190,1030! 350,1070 530,1076! 574,860 600,700!'),
    leg: '302,220! 270,440 224,720 190,1030! 350,1070 530,1076! 574,860 600,700! 600,220!',
    side: '300,330! 262,500 226,720 208,880! 300,910 352,914! 366,700 380,500 380,330!',
    band: '300,170! 600,160 900,170! 906,258! 600,274 294,258!',
    hem: '194,996 350,1034 532,1042',
  },
}

function legs(bench: Bench, cut: Cut): string {
  const hex = bench.color('body')
  const texture =
    bench.design === 'compression'
      ? 'knit'
      : bench.design === 'gi'
        ? 'rice'
        : bench.design === 'thai'
          ? 'satin'
          : 'canvas'
  const glossy = bench.design === 'thai'
  const folds = (flip: (text: string) => string) =>
    bench.design === 'compression'
      ? fold(line(flip('590,600 500,560 420,580')), hex, 12, 0.7) +
        fold(line(flip('590,640 510,640 440,690')), hex, 12, 0.7)
      : fold(line(flip('592,640 500,760 440,1000')), hex, 26) +
        fold(line(flip('560,480 440,620 340,960')), hex, 26, 0.9) +
        fold(line(flip('420,300 400,460 350,640')), hex, 20, 0.8) +
        fold(line(flip('590,560 540,540 470,570')), hex, 16, 0.8) +
        (glossy
          ? gleam(line(flip('480,420 420,620 330,860')), 20, 0.35) +
            gleam(line(flip('330,420 270,600 220,760')), 14, 0.3)
          : '')
  const side = (flip: (text: string) => string) =>
    piece(bench, 'body', shape(flip(cut.leg)), {
      texture,
      bulge: 54,
      gloss: glossy ? 0.8 : 0.2,
      soft: folds(flip) + cast(line(flip('300,300 460,330 600,320')), 46, 0.35),
      inner: stitches(line(flip(cut.hem)), bench.color('trim'), 2.6, 9),
    })
  return side((text) => text) + side((text) => mirrored(text))
}

function sides(bench: Bench, cut: Cut): string {
  const hex = bench.color('panel')
  const side = (flip: (text: string) => string) =>
    piece(bench, 'panel', shape(flip(cut.side)), {
      texture: bench.design === 'thai' ? 'satin' : bench.design === 'gi' ? 'rice' : 'knit',
      bulge: 26,
      gloss: bench.design === 'thai' ? 0.7 : 0.25,
      soft: fold(line(flip('330,420 300,620 250,900')), hex, 14, 0.8),
    })
  const trim = bench.color('trim')
  const edge = (flip: (text: string) => string) =>
    bench.design === 'thai'
      ? cord(line(flip('360,340 350,520 300,700 236,878')), trim, 12, 'trim') +
        cord(line(flip('106,816 300,908 524,944')), trim, 14, 'trim')
      : bench.design === 'fight'
        ? cord(line(flip('316,1010 326,880 334,800')), trim, 8)
        : ''
  return side((text) => text) + side((text) => mirrored(text)) + edge((text) => text) + edge((text) => mirrored(text))
}

function band(bench: Bench, cut: Cut): string {
  const hex = bench.color('waistband')
  const trim = bench.color('trim')
  const tall = bench.design === 'thai'
  const ribs = tall
    ? seam([214, 238, 262, 286, 310, 334].map((y) => `M284 ${y}Q600 ${y + 18} 916 ${y}`).join(''), hex, 4)
    : stitches('M296 246Q600 262 904 246', trim, 2.4, 8) + stitches('M300 192Q600 184 900 192', trim, 2.4, 8)
  const gathers = tall ? Array.from({ length: 24 }, (_, i) => cast(`M${300 + i * 26} 200V350`, 5, 0.3)).join('') : ''
  const cordEnds =
    bench.design === 'compression'
      ? ''
      : [
          [590, 560, 540],
          [612, 640, 650],
        ]
          .map(([a, b, c]) =>
            cord(line(`${a},${tall ? 350 : 256} ${b},${tall ? 410 : 340} ${c},${tall ? 480 : 440}`), trim, 12, 'trim'),
          )
          .join('')
  return (
    piece(bench, 'waistband', shape(cut.band), {
      texture: tall ? 'satin' : 'canvas',
      bulge: 30,
      gloss: tall ? 0.7 : 0.2,
      soft: gathers,
      inner: ribs,
    }) +
    label(
      bench,
      'waistband',
      { x: 600, y: tall ? 278 : 222, width: tall ? 420 : 330, height: tall ? 90 : 56 },
      inkOn(hex),
    ) +
    cordEnds
  )
}

/** Shorts in four cuts: fight shorts with slits, wide satin thai shorts, close compression shorts, heavy gi-cloth shorts. */
export function shorts(bench: Bench): Sketch {
  const cut = cuts[bench.design] as Cut
  const hex = bench.color('body')
  const fly =
    bench.design === 'fight' || bench.design === 'gi'
      ? piece(bench, 'body', shape('556,272! 648,272! 640,440! 600,470 560,440!'), {
          texture: 'canvas',
          bulge: 16,
          inner: stitches('M636 280L628 432Q600 456 572 436', bench.color('trim'), 2.4, 8),
        })
      : ''
  const legWord = label(bench, 'leg', { x: 824, y: 800, width: 190, height: 56, turn: 10 }, inkOn(hex), '')
  const badge =
    legWord ||
    brand(
      bench.design === 'compression' ? 790 : 400,
      bench.design === 'thai' ? 760 : 860,
      92,
      hex,
      bench.color('trim'),
      bench.design === 'compression' ? 0 : 4,
    )
  return {
    body: `${legs(bench, cut)}${sides(bench, cut)}${seam('M600 300V690', hex, 4)}${fly}${badge}${band(bench, cut)}`,
    outline: `${cut.body}${shape(cut.band)}`,
    rests: 'lies',
    detail: { x: 390, y: 140, size: 440 },
  }
}
