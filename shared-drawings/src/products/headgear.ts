import type { Bench } from '../bench'
import { brand, inkOn, label } from '../lettering'
import { line, mirrored, oval, shape, symmetric } from '../outline'
import { piece } from '../piece'
import type { Sketch } from '../studio'
import { cast, cord, eyelet, gleam, seam, sheen, stitches } from '../thread'

const shell = symmetric(
  '600,104 470,116 340,180 250,300 212,470 220,640 262,790 330,900 420,980! 460,1040 540,1064 600,1066',
)
const opening = symmetric('600,420 500,424 410,450 366,520 360,620 392,760 450,860 520,910 600,920')
const brow = symmetric('600,230 460,240 340,290 288,380! 330,430 400,452! 480,424 600,412')
const cheekPoints = '262,516! 330,474 412,484! 436,590 446,690 486,780 556,850! 520,940 420,950 326,872 268,740 252,610'
const barPoints = '330,640! 470,668 600,676 730,668 870,640! 880,720! 740,752 600,760 460,752 320,720!'

function ear(bench: Bench, x: number, flip: (text: string) => string): string {
  const pad = shape(flip('222,470! 270,440 312,470 318,560 300,650 252,660! 224,600'))
  return (
    piece(bench, 'shell', pad, { texture: 'leather', bulge: 34, gloss: 0.7 }) +
    `<path d="${oval(x, 556, 15, 44)}" fill="#0a0a0b"/>` +
    cord(oval(x, 556, 18, 48), bench.color('trim'), 8)
  )
}

const wideOpening = symmetric('600,416 480,420 376,446 322,524 316,640 344,786 420,892 512,940 600,950')

/** A head guard from the front, its inside in shadow; open, with cheek pads, or with a face bar. */
export function headgear(bench: Bench): Sketch {
  const shellHex = bench.color('shell')
  const trim = bench.color('trim')
  const face = bench.design === 'open' ? wideOpening : opening
  const ink = inkOn(bench.color('brow'))
  const strap = symmetric('600,962 500,952 436,920! 420,980! 500,1030 600,1040')
  const lacing = [150, 196]
    .map(
      (y) =>
        cord(`M560 ${y}L640 ${y + 28}`, trim, 12) +
        cord(`M640 ${y}L560 ${y + 28}`, trim, 12) +
        eyelet(556, y, 11) +
        eyelet(644, y, 11),
    )
    .join('')
  const cheeks = (flip: (text: string) => string) =>
    piece(bench, 'cheeks', shape(flip(cheekPoints)), {
      texture: 'leather',
      bulge: 62,
      gloss: 0.8,
      sheen: sheen(line(flip('316,600 330,700 366,790')), 16, 0.35),
    }) + cord(line(flip('412,484 436,590 446,690 486,780 556,850')), trim, 11, 'trim')
  const topSeams =
    seam(line('470,124 440,180 420,250'), shellHex) + seam(line(mirrored('470,124 440,180 420,250')), shellHex)
  const inside = piece(bench, 'shell', face, {
    fill: '#37353a',
    bulge: 100,
    depth: 1.3,
    gloss: 0,
    texture: 'mesh',
    soft: cast('M370 460Q600 390 830 460', 110, 0.75),
  })
  return {
    body: [
      piece(bench, 'shell', shell, {
        texture: 'leather',
        bulge: 110,
        gloss: 0.7,
        soft: gleam(line('350,260 420,196 520,160'), 40, 0.3) + cast(line('300,480 560,400 640,400 900,480'), 40, 0.4),
        sheen: sheen(line('330,270 380,216 450,176'), 18, 0.45),
        inner: topSeams,
      }),
      lacing,
      inside,
      piece(bench, 'trim', strap, { texture: 'leather', bulge: 34, gloss: 0.6 }),
      stitches(line('440,936 520,966 600,976 680,966 760,936'), inkOn(trim)),
      cord(face, trim, 14, 'trim'),
      bench.design === 'open' ? '' : cheeks((text) => text) + cheeks((text) => mirrored(text)),
      ear(bench, 262, (text) => text),
      ear(bench, 938, (text) => mirrored(text)),
      piece(bench, 'brow', brow, {
        texture: 'leather',
        bulge: 66,
        gloss: 0.8,
        sheen: sheen(line('360,330 440,284 540,268'), 18, 0.4),
        inner: stitches(line('312,384 400,426 500,404 600,394 700,404 800,426 888,384'), trim),
      }),
      label(bench, 'brow', { x: 600, y: 330, width: 360, height: 66 }, ink),
      bench.design === 'bar'
        ? piece(bench, 'cheeks', shape(barPoints), {
            texture: 'leather',
            bulge: 50,
            gloss: 0.9,
            sheen: sheen(line('380,676 500,694 600,698'), 14, 0.45),
          }) + brand(600, 718, 60, bench.color('cheeks'), trim)
        : '',
    ].join(''),
    outline: shell,
    rests: 'stands',
    floor: { x: 600, y: 1058, width: 320 },
    detail: { x: 250, y: 180, size: 440 },
  }
}
