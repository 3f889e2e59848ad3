import { floor, haze, shaft, vignette, wall } from './room'
import { openScene, type Placement } from './scene'

type Item = [key: string, place: Omit<Placement, 'glow'>]

/** Products on each category's tile, back to front. */
const tileItems: Record<string, Item[]> = {
  // The stage alone, for a category without a picture.
  plain: [],
  belts: [
    ['belt.rolled.red-black-white', { x: 560, y: 360, size: 440, turn: 8 }],
    ['belt.rolled.blue-black-white', { x: 250, y: 460, size: 440, turn: -6 }],
    ['belt.rank.black-red-white', { x: 440, y: 700, size: 720 }],
  ],
  gis: [['gi.judo.white-black-red', { x: 400, y: 500, size: 960 }]],
  gloves: [
    ['glove.panel.black-red-bone', { x: 540, y: 430, size: 640, turn: 10 }],
    ['glove.lace.red-black-bone', { x: 300, y: 600, size: 700, turn: -8 }],
  ],
  'mma-gloves': [
    ['mma-glove.fight.black-red-bone', { x: 530, y: 430, size: 600, turn: 12 }],
    ['mma-glove.sparring.red-black-bone', { x: 300, y: 620, size: 680, turn: -8 }],
  ],
  'rash-guards': [['rash-guard.ranked.black-red-bone', { x: 400, y: 500, size: 960 }]],
  shorts: [
    ['shorts.thai.red-gold-bone', { x: 430, y: 330, size: 600, turn: 5 }],
    ['shorts.fight.black-red-bone', { x: 380, y: 680, size: 700, turn: -3 }],
  ],
  shirts: [
    ['shirt.hoodie.charcoal-black-red', { x: 480, y: 430, size: 760, turn: 5 }],
    ['shirt.tee.bone-black-red', { x: 330, y: 620, size: 740, turn: -4 }],
  ],
  headgear: [['headgear.cheek.red-black-bone', { x: 400, y: 520, size: 840 }]],
  'shin-guards': [
    ['shin-guard.striker.black-charcoal-red', { x: 540, y: 460, size: 760, turn: 8 }],
    ['shin-guard.classic.red-black-bone', { x: 290, y: 540, size: 860, turn: -5 }],
  ],
  'hand-wraps': [
    ['hand-wrap.striped.black-red-bone', { x: 400, y: 380, size: 620 }],
    ['hand-wrap.rolled.red-red-black', { x: 400, y: 690, size: 680 }],
  ],
  'mouth-guards': [
    ['mouth-guard.dual.black-red', { x: 440, y: 360, size: 560, turn: 6 }],
    ['mouth-guard.fangs.red-bone-bone', { x: 370, y: 680, size: 640, turn: -5 }],
  ],
  'punching-bags': [
    ['punching-bag.banana.charcoal-black-red', { x: 590, y: 420, size: 840 }],
    ['punching-bag.heavy.red-black-bone', { x: 320, y: 450, size: 900 }],
  ],
  pads: [
    ['kick-shield.classic.black-red-bone', { x: 470, y: 400, size: 680, turn: 4 }],
    ['pad.classic.red-black-bone', { x: 290, y: 690, size: 520, turn: -8 }],
  ],
  'ninja-wear': [
    ['ninja-suit.armoured.charcoal-black-crimson', { x: 440, y: 500, size: 940 }],
    ['hood.shinobi.black-red', { x: 190, y: 760, size: 380 }],
  ],
  'gym-bags': [
    ['gym-bag.backpack.charcoal-black-red', { x: 540, y: 420, size: 600 }],
    ['gym-bag.duffel.black-red', { x: 340, y: 700, size: 640 }],
  ],
  bottles: [
    ['bottle.steel.charcoal-black-red', { x: 530, y: 470, size: 760 }],
    ['bottle.sport.red-black-bone', { x: 290, y: 560, size: 800 }],
  ],
  kids: [
    ['gi.karate.white-red', { x: 470, y: 470, size: 820 }],
    ['glove.velcro.blue-yellow', { x: 220, y: 760, size: 400, turn: -10 }],
  ],
  sale: [
    ['punching-bag.uppercut.red-black-bone', { x: 540, y: 380, size: 720 }],
    ['glove.classic.black-gold', { x: 270, y: 640, size: 560, turn: -10 }],
    ['hand-wrap.rolled.gold-gold-black', { x: 600, y: 800, size: 380 }],
  ],
}

/** Names of the category tiles. */
export const tileNames: readonly string[] = Object.keys(tileItems)

/** A category's tile, 800 × 1000: its gear on the dark stage under one lamp, with room for its name at the foot. */
export function drawTile(name: string): string {
  const scene = openScene(800, 1000)
  wall(scene, [0.62, 0.34])
  floor(scene, 0.86, 0.6)
  shaft(scene, 560, 420, 260, 0.26)
  haze(scene, [[460, 860, 460, 160, 0.16]])
  for (const [key, spot] of tileItems[name] ?? [])
    scene.product(key, { ...spot, glow: { from: 'right', color: '#ff3028', strength: 0.42 } })
  vignette(scene)
  scene.add(
    `<rect y="700" width="800" height="300" fill="${scene.linear(
      [0, 700],
      [0, 1000],
      [
        [0, '#0b0b0c', 0],
        [1, '#0b0b0c', 0.82],
      ],
    )}"/>`,
  )
  return scene.close()
}
