import type { Bench } from '../bench'
import { brand, inkOn, label } from '../lettering'
import { line, mirrored, symmetric } from '../outline'
import { piece } from '../piece'
import { ribbon } from '../ribbon'
import type { Sketch } from '../studio'
import { cast, cord, fold, seam, stitches } from '../thread'

const head = symmetric(
  '600,92 480,104 370,160 300,260 270,400 268,540 290,680 320,780 300,880 210,980 150,1070! 380,1108 600,1116',
)
const slit = symmetric('600,430 500,426 400,440 346,476! 344,540 380,580! 480,592 600,602')
const maskOutline = symmetric('600,580 480,572 340,540! 306,600 316,720 350,820 430,900 520,944 600,952')
const both = (draw: (flip: (text: string) => string) => string) => draw((text) => text) + draw((text) => mirrored(text))

function wrapFolds(hex: string): string {
  return (
    both(
      (flip) =>
        fold(line(flip('300,420 330,300 420,200')), hex, 26) +
        fold(line(flip('290,560 320,460 350,420')), hex, 22) +
        fold(line(flip('340,760 320,860 240,980')), hex, 30) +
        fold(line(flip('420,900 400,980 330,1090')), hex, 28) +
        fold(line(flip('520,950 510,1030 480,1110')), hex, 24),
    ) +
    fold(line('450,150 540,240 600,260 680,230 740,160'), hex, 18, 0.6) +
    fold('M600 980V1110', hex, 18, 0.6)
  )
}

function ties(bench: Bench): string {
  const strip = (points: string) => {
    const band = ribbon(points, 58, 76)
    return piece(bench, 'band', band.outline, {
      texture: 'weave',
      bulge: 26,
      gloss: 0.1,
      inner:
        stitches(band.rail(-0.8), bench.color('trim'), 2.4, 8) + stitches(band.rail(0.8), bench.color('trim'), 2.4, 8),
    })
  }
  return strip('880,420 960,470 1000,600 1060,720') + strip('880,410 980,420 1050,500 1110,560')
}

/** A ninja hood on an unseen head: shinobi is wrapped with only the eyes open, mask adds a hard mempo, cowl leaves the face free. */
export function hood(bench: Bench): Sketch {
  const hex = bench.color('hood')
  const trim = bench.color('trim')
  const cowl = bench.design === 'cowl'
  const opening = cowl ? symmetric('600,330 480,344 400,420 376,540 400,680 470,800 600,850') : slit
  const inside = piece(bench, 'hood', opening, {
    fill: '#332f31',
    bulge: 50,
    depth: 1.3,
    gloss: 0,
    soft: cast('M340 440Q600 390 860 440', 44, 0.8),
  })
  const maskHex = bench.color('mask')
  const soft = both(
    (flip) =>
      fold(line(flip('330,600 430,640 590,650')), maskHex, 22, 0.9) +
      fold(line(flip('330,700 440,740 580,730')), maskHex, 24, 0.9) +
      fold(line(flip('370,810 470,830 580,810')), maskHex, 22, 0.9),
  )
  const veil = cowl
    ? ''
    : bench.design === 'mask'
      ? piece(bench, 'mask', symmetric('600,560 560,574 460,600 350,570! 336,680 370,800 460,900 540,946 600,952'), {
          texture: 'leather',
          bulge: 70,
          gloss: 0.9,
          inner:
            both(
              (flip) =>
                seam(line(flip('380,640 470,690 560,690')), maskHex, 6) +
                seam(line(flip('400,760 480,800 560,780')), maskHex, 6),
            ) +
            seam('M600 560V700', maskHex, 5) +
            [560, 586, 614, 640]
              .map((x) => `<path d="M${x} 800v70" stroke="#050506" stroke-width="11" stroke-linecap="round"/>`)
              .join(''),
        })
      : piece(bench, 'mask', maskOutline, { texture: 'canvas', bulge: 70, gloss: 0.1, soft })
  const band = piece(bench, 'band', symmetric('600,312 470,318 350,352 278,400! 272,486! 350,452 470,430 600,424'), {
    texture: bench.design === 'mask' ? 'leather' : 'weave',
    bulge: 32,
    gloss: 0.3,
    inner: `<g data-part="trim">${stitches('M282 420Q420 336 600 328Q780 336 918 420', trim)}${stitches('M280 470Q420 420 600 410Q780 420 920 470', trim)}</g>`,
  })
  const drape = cowl
    ? piece(bench, 'mask', symmetric('600,820 500,800 380,720 318,760! 300,900 240,980! 420,1040 600,1054'), {
        texture: 'canvas',
        bulge: 60,
        gloss: 0.1,
        soft: both(
          (flip) =>
            fold(line(flip('340,800 460,900 596,910')), maskHex, 26) +
            fold(line(flip('320,880 440,970 596,984')), maskHex, 24),
        ),
      })
    : ''
  return {
    body: [
      cowl ? '' : ties(bench),
      piece(bench, 'hood', head, {
        texture: 'canvas',
        bulge: 110,
        gloss: 0.12,
        soft: wrapFolds(hex),
        inner: stitches(line('168,1056 380,1090 600,1098 820,1090 1032,1056'), hex),
      }),
      inside,
      cord(opening, hex, 16),
      veil,
      drape,
      cowl
        ? piece(bench, 'band', symmetric('600,300 480,312 396,374 352,480! 390,500! 430,420 500,360 600,350'), {
            texture: 'weave',
            bulge: 22,
            inner: stitches('M372 480Q420 330 600 326Q780 330 828 480', trim),
          })
        : band,
      cowl
        ? brand(600, 960, 84, maskHex, trim)
        : label(bench, 'band', { x: 600, y: 370, width: 330, height: 60 }, inkOn(bench.color('band'))),
    ].join(''),
    outline: head,
    rests: 'lies',
    detail: { x: 370, y: 270, size: 460 },
  }
}
