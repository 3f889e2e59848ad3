import type { Bench } from '../bench'
import { brand, inkOn, label } from '../lettering'
import { oval, shape } from '../outline'
import { piece } from '../piece'
import type { Sketch } from '../studio'
import { cast, cord, sheen, stitches } from '../thread'

interface Form {
  back: string
  face: string
  target: string
  cx: number
  cy: number
}

const forms: Record<string, Form> = {
  curved: {
    back: shape(
      '610,96 780,120 910,220 980,390 990,580 940,780 840,960 700,1080 560,1112 420,1070 300,960 226,800 200,600 220,400 300,230 440,124',
    ),
    face: shape(
      '560,120 720,140 850,236 920,400 926,590 880,790 790,950 660,1050 530,1070 400,1020 290,900 236,740 220,560 246,370 320,220 430,140',
    ),
    target: shape('570,290 680,310 760,400 790,530 770,690 690,810 570,856 450,820 370,720 346,580 366,430 450,326'),
    cx: 570,
    cy: 574,
  },
  classic: {
    back: shape(
      '620,110 800,150 930,270 990,450 970,650 880,820 760,930 720,1090! 460,1090! 420,930 290,810 210,640 206,440 280,260 430,140',
    ),
    face: shape(
      '590,126 760,160 880,270 936,440 918,640 840,800 730,900 690,1050! 460,1050! 430,900 320,800 240,650 232,450 300,280 440,160',
    ),
    target: oval(584, 540, 222, 232),
    cx: 584,
    cy: 540,
  },
  micro: {
    back: shape(
      '600,170 780,190 900,290 950,450 930,630 830,760 760,840 740,1080! 470,1080! 450,840 360,760 260,630 240,450 300,290 420,190',
    ),
    face: shape(
      '584,190 750,206 860,300 904,450 886,620 800,740 690,790 584,800 470,790 366,730 290,610 272,450 324,300 430,206',
    ),
    target: oval(588, 490, 190, 190),
    cx: 588,
    cy: 490,
  },
}

/** A coach's focus mitt, face on with its thickness showing; curved is hollowed for hooks, micro small and quick. */
export function pad(bench: Bench): Sketch {
  const form = forms[bench.design] as Form
  const trim = bench.color('trim')
  const targetHex = bench.color('target')
  const hollow =
    bench.design === 'curved'
      ? cast(
          `M${form.cx - 200} ${form.cy - 260}Q${form.cx - 20} ${form.cy} ${form.cx + 200} ${form.cy + 300}`,
          150,
          0.26,
        )
      : ''
  const ring = (scale: number) =>
    `<g transform="translate(${form.cx} ${form.cy}) scale(${scale}) translate(${-form.cx} ${-form.cy})">${stitches(form.target, inkOn(targetHex), 4, 14)}</g>`
  const cuff =
    bench.design === 'micro'
      ? piece(bench, 'rim', shape('466,900! 604,916 746,900! 752,1010! 604,1032 460,1010!'), {
          texture: 'hook',
          bulge: 26,
        })
      : ''
  const holes = [-70, -24, 24, 70]
    .map(
      (dx, i) =>
        `<circle cx="${form.cx + dx}" cy="${form.cy - (bench.design === 'micro' ? 262 : 336) + Math.abs(1.5 - i) * 6}" r="9" fill="#08080a"/>`,
    )
    .join('')
  return {
    body: [
      piece(bench, 'rim', form.back, { texture: 'leather', bulge: 60, gloss: 0.6 }),
      cuff,
      piece(bench, 'face', form.face, {
        texture: 'leather',
        bulge: 84,
        gloss: 0.75,
        soft: hollow,
        sheen: sheen(
          `M${form.cx - 270} ${form.cy - 60}Q${form.cx - 250} ${form.cy - 260} ${form.cx - 110} ${form.cy - 350}`,
          18,
          0.38,
        ),
        inner: holes,
      }),
      cord(form.face, trim, 16, 'trim'),
      piece(bench, 'target', form.target, {
        texture: 'leather',
        bulge: 52,
        gloss: 0.8,
        sheen: sheen(
          `M${form.cx - 150} ${form.cy - 40}Q${form.cx - 130} ${form.cy - 150} ${form.cx - 40} ${form.cy - 176}`,
          16,
          0.4,
        ),
      }),
      ring(0.93),
      ring(0.5),
      brand(form.cx, form.cy, 96, targetHex, trim === targetHex ? inkOn(targetHex) : trim),
      label(bench, 'target', { x: form.cx, y: form.cy + 152, width: 210, height: 44 }, inkOn(targetHex)),
    ].join(''),
    outline: form.back,
    rests: 'lies',
    detail: { x: 230, y: 140, size: 460 },
  }
}
