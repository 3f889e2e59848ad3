import { createBench } from '../bench'
import type { ColorKey } from '../palette'
import { brand } from '../lettering'
import { line, shape } from '../outline'
import { piece } from '../piece'
import { ribbon } from '../ribbon'
import { sharePaths } from '../share-paths'
import { cast, fold, groove, seam, stitches } from '../thread'

/** A gi folded square with its belt tied round it, on the 1200 grid; returns definitions and markup. */
export function foldedGi(
  cloth: ColorKey,
  beltColor: ColorKey,
  idPrefix: string,
): { definitions: string; scene: string } {
  const bench = createBench({
    type: 'gi',
    design: 'judo',
    view: 'front',
    colors: [cloth, beltColor],
    partColors: {},
    lettering: [],
    idPrefix,
  })
  const hex = bench.color('jacket')
  const beltHex = bench.color('belt')
  const under = shape('170,330! 600,300 1040,330! 1066,620 1050,990! 600,1030 150,990! 140,620')
  const top = shape('200,250! 600,222 1000,250! 1030,560 1010,900! 600,940 190,900! 172,560')
  const lapelA = shape('690,228! 790,234! 690,480 520,700! 420,690! 600,460')
  const lapelB = shape('510,228! 410,234! 500,480 690,720! 790,706! 600,450')
  const sleeve = shape('200,250! 330,242! 350,560 340,908! 190,900! 172,560')
  const folds =
    fold(line('380,300 420,520 390,880'), hex, 24) +
    fold(line('840,300 800,560 860,880'), hex, 24) +
    fold(line('640,760 660,840 640,930'), hex, 18) +
    fold(line('940,280 960,560 930,880'), hex, 20, 0.7)
  const band = (points: string, width: number) => {
    const cut = ribbon(points, width)
    return piece(bench, 'belt', cut.outline, {
      texture: 'weave',
      bulge: 24,
      gloss: 0.2,
      inner: groove([-0.6, -0.2, 0.2, 0.6].map((row) => cut.rail(row)).join(''), beltHex),
    })
  }
  const lapel = (outline: string, rails: string[]) =>
    piece(bench, 'lapel', outline, {
      texture: 'canvas',
      bulge: 30,
      inner: rails.map((points) => stitches(line(points), hex, 2.6, 10)).join(''),
    })
  const markup = [
    `<path d="${under}" fill="#000" fill-opacity=".7" transform="translate(30 46)" filter="url(#${bench.define('drop', (id) => `<filter id="${id}" x="-.2" y="-.2" width="1.4" height="1.4"><feGaussianBlur stdDeviation="34"/></filter>`)})"/>`,
    piece(bench, 'trousers', under, {
      texture: 'canvas',
      bulge: 50,
      gloss: 0.1,
      soft: cast(line('190,960 600,1000 1020,950'), 40, 0.5),
      inner: seam('M150 950Q600 992 1052 950', hex),
    }),
    piece(bench, 'jacket', top, {
      texture: 'rice',
      bulge: 64,
      gloss: 0.15,
      soft: folds + cast(line('360,260 380,560 360,900'), 30, 0.35),
    }),
    piece(bench, 'jacket', sleeve, {
      texture: 'rice',
      bulge: 50,
      gloss: 0.15,
      soft: fold(line('260,280 280,560 250,880'), hex, 22),
    }),
    lapel(lapelA, ['706,236 610,470 440,690', '760,240 660,480 500,690']),
    lapel(lapelB, ['494,236 590,460 770,700', '436,240 540,480 710,706']),
    brand(880, 440, 84, hex, '#c81e26'),
    band('178,640 400,676 600,684 800,676 1024,640', 96),
    band('560,690 500,840 420,1010', 82),
    band('640,690 720,820 830,960', 82),
    piece(bench, 'belt', shape('522,626! 600,606 684,630! 700,690 672,744! 600,756 530,740! 504,680'), {
      texture: 'weave',
      bulge: 40,
      gloss: 0.2,
    }),
  ].join('')
  const shared = sharePaths(markup, idPrefix)
  return { definitions: bench.definitions() + shared.definitions, scene: shared.scene }
}
