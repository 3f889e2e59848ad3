import type { Bench } from '../bench';
import { inkOn, label } from '../lettering';
import { line, shape, symmetric } from '../outline';
import { piece } from '../piece';
import type { Sketch } from '../studio';
import { cast, cord, gleam, seam } from '../thread';

const outer = symmetric('600,420 450,410 320,350 230,250 170,230! 116,300 110,460 170,640 290,800 440,900 600,930');
const tray = symmetric('600,330 470,316 370,250 300,180 230,160 176,196! 230,250 320,350 450,410 600,420!');
const groove = symmetric('600,366 480,354 390,300 310,224 250,196 216,214 290,280 400,366 500,394 600,400');
const innerWall = symmetric('600,326 500,312 420,260 352,176 300,150! 340,110 400,120 480,190 540,232 600,240');

const teeth = [
  { x: 600, w: 120 },
  { x: 482, w: 108 }, { x: 718, w: 108 },
  { x: 376, w: 98 }, { x: 824, w: 98 },
  { x: 284, w: 82 }, { x: 916, w: 82 },
];

function bites(bench: Bench): string {
  const hex = bench.colour('shell');
  return teeth.map(({ x, w }) => {
    const lift = Math.abs(x - 600) ** 2 / 1050;
    const left = x - w / 2;
    return seam(`M${left} ${Math.round(500 - lift)}Q${left + (x - 600) * 0.03} ${Math.round(640 - lift)} ${Math.round(left + (600 - x) * 0.08)} ${Math.round(760 - lift)}`, hex, 7);
  }).join('');
}

function fangs(bench: Bench): string {
  const fang = (x: number, tall: number, lift: number) => `M${x - 34} ${540 - lift}Q${x - 10} ${540 - lift + tall * 0.5} ${x + 4} ${540 - lift + tall}Q${x + 24} ${540 - lift + tall * 0.4} ${x + 36} ${540 - lift}Z`;
  const all = [[600, 90, 0], [516, 110, 6], [684, 110, 6], [430, 220, 26], [770, 220, 26], [350, 120, 66], [850, 120, 66], [280, 100, 120], [920, 100, 120]] as const;
  const up = all.map(([x, tall, lift]) => fang(x, tall, lift)).join('');
  return `<g data-part="print"><path d="${up}" fill="${bench.colour('print')}" stroke="#000" stroke-opacity=".4" stroke-width="3"/><path d="${line('240,430 340,500 460,532 600,542 740,532 860,500 960,430')}" fill="none" stroke="${bench.colour('print')}" stroke-width="16"/></g>`;
}

/** A mouth guard from the front and above, glossy as gel; dual shows its second layer, fangs a printed bite. */
export function mouthGuard(bench: Bench): Sketch {
  const hex = bench.colour('shell');
  const ink = inkOn(hex);
  const lip = line('116,330 112,460 170,640 290,800 440,900 600,930 760,900 910,800 1030,640 1088,460 1084,330');
  const dual = bench.design === 'dual';
  return {
    body: [
      piece(bench, 'inner', innerWall, { bulge: 60, gloss: 0.9, sheen: gleam(line('380,150 440,206 520,256'), 14, 0.5) }),
      piece(bench, 'inner', tray, { bulge: 44, gloss: 0.8 }),
      piece(bench, 'inner', groove, { bulge: 40, depth: 1.5, gloss: 0.2, soft: cast(line('300,260 420,360 600,384 780,360 900,260'), 30, 0.5) }),
      piece(bench, 'shell', outer, {
        bulge: 120, gloss: 0.9,
        soft: gleam(line('190,420 260,580 380,700'), 60, 0.25) + cast(line('150,330 340,440 600,470 860,440 1050,330'), 26, 0.18),
        sheen: gleam(line('176,330 184,430 220,530'), 26, 0.75) + gleam(line('240,570 262,604'), 22, 0.6) + gleam(line('470,480 560,492 640,490'), 16, 0.55) + gleam(line('960,680 900,740 840,784'), 12, 0.35),
        inner: bites(bench),
      }),
      dual ? cord(line('150,560 280,740 440,846 600,872 760,846 920,740 1050,560'), bench.colour('inner'), 46, 'inner') : '',
      bench.design === 'fangs' ? fangs(bench) : label(bench, 'shell', { x: 600, y: 720, width: 330, height: 70 }, ink),
      cord(lip, bench.colour(dual ? 'inner' : 'shell'), 26, dual ? 'inner' : 'shell'),
    ].join(''),
    outline: `${outer}${tray}${shape('300,150! 600,240 900,150! 900,400 300,400')}`,
    scale: { by: 1.02, x: 600, y: 480 },
    rests: 'lies',
    detail: { x: 150, y: 200, size: 460 },
  };
}
