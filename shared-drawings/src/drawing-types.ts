/** One recolorable part of a product: its display name and which of the key's colors (0 first) it has by default. */
export interface DrawingPart {
  name: string
  color: 0 | 1 | 2
}

/** A product type: designs and views for keys, parts and text areas for options. */
export interface DrawingTypeEntry {
  name: string
  designs: readonly string[]
  views: readonly string[]
  parts: Readonly<Record<string, DrawingPart>>
  lettering: readonly string[]
}

const part = (name: string, color: 0 | 1 | 2 = 0): DrawingPart => ({ name, color })

/** THE list of product types that can be drawn; `front` is every type's default view, `detail` a close-up, `stage` the piece in a dark room. */
export const drawingTypes = {
  glove: {
    name: 'Boxing glove',
    designs: ['classic', 'lace', 'velcro', 'panel'],
    views: ['front', 'detail', 'stage', 'pair'],
    parts: {
      shell: part('Shell'),
      thumb: part('Thumb'),
      panel: part('Knuckle panel', 1),
      cuff: part('Cuff', 1),
      trim: part('Piping and laces', 2),
    },
    lettering: ['cuff', 'shell'],
  },
  'mma-glove': {
    name: 'MMA glove',
    designs: ['fight', 'sparring', 'grappling'],
    views: ['front', 'detail', 'stage', 'pair'],
    parts: {
      pad: part('Knuckle padding'),
      hand: part('Hand', 0),
      strap: part('Wrist strap', 1),
      trim: part('Trim', 2),
    },
    lettering: ['strap'],
  },
  belt: {
    name: 'Belt',
    designs: ['solid', 'striped', 'rank', 'rolled'],
    views: ['front', 'detail', 'stage'],
    parts: {
      belt: part('Belt'),
      stripe: part('Center stripe', 1),
      bar: part('Rank bar', 1),
      ranks: part('Rank stripes', 2),
    },
    lettering: ['tail', 'end'],
  },
  gi: {
    name: 'Gi',
    designs: ['karate', 'judo', 'bjj'],
    views: ['front', 'detail', 'stage'],
    parts: {
      jacket: part('Jacket'),
      lapel: part('Lapel'),
      trousers: part('Trousers'),
      belt: part('Belt', 1),
      trim: part('Patches and seams', 2),
    },
    lettering: ['chest', 'leg'],
  },
  'rash-guard': {
    name: 'Rash guard',
    designs: ['solid', 'ranked', 'slash', 'short'],
    views: ['front', 'detail', 'stage', 'back'],
    parts: {
      body: part('Body'),
      sleeves: part('Sleeves', 1),
      panel: part('Side panels', 1),
      trim: part('Print and seams', 2),
    },
    lettering: ['chest', 'back'],
  },
  shorts: {
    name: 'Shorts',
    designs: ['fight', 'thai', 'compression', 'gi'],
    views: ['front', 'detail', 'stage'],
    parts: {
      body: part('Body'),
      waistband: part('Waistband', 1),
      panel: part('Side panels', 1),
      trim: part('Trim', 2),
    },
    lettering: ['waistband', 'leg'],
  },
  shirt: {
    name: 'Shirt',
    designs: ['tee', 'tank', 'long', 'hoodie'],
    views: ['front', 'detail', 'stage', 'back'],
    parts: {
      body: part('Body'),
      sleeves: part('Sleeves', 0),
      collar: part('Collar and cuffs', 1),
      print: part('Print', 2),
    },
    lettering: ['chest', 'back'],
  },
  headgear: {
    name: 'Head guard',
    designs: ['open', 'cheek', 'bar'],
    views: ['front', 'detail', 'stage'],
    parts: { shell: part('Shell'), brow: part('Brow pad', 1), cheeks: part('Cheek pads'), trim: part('Piping', 2) },
    lettering: ['brow'],
  },
  'shin-guard': {
    name: 'Shin guard',
    designs: ['classic', 'striker', 'sleeve'],
    views: ['front', 'detail', 'stage', 'pair'],
    parts: {
      shin: part('Shin pad'),
      instep: part('Instep pad'),
      panel: part('Panel', 1),
      straps: part('Straps', 1),
      trim: part('Piping', 2),
    },
    lettering: ['shin'],
  },
  'hand-wrap': {
    name: 'Hand wrap',
    designs: ['rolled', 'striped', 'loose'],
    views: ['front', 'detail', 'stage'],
    parts: { wrap: part('Wrap'), stripe: part('Woven stripe', 1), closure: part('Closure', 2) },
    lettering: ['closure'],
  },
  'mouth-guard': {
    name: 'Mouth guard',
    designs: ['solid', 'dual', 'fangs'],
    views: ['front', 'detail', 'stage'],
    parts: { shell: part('Outer shell'), inner: part('Inner gel', 1), print: part('Print', 2) },
    lettering: ['shell'],
  },
  'punching-bag': {
    name: 'Punching bag',
    designs: ['heavy', 'banana', 'uppercut', 'speed'],
    views: ['front', 'detail', 'stage'],
    parts: { body: part('Body'), bands: part('Bands', 1), trim: part('Print', 2) },
    lettering: ['body'],
  },
  pad: {
    name: 'Focus mitt',
    designs: ['curved', 'classic', 'micro'],
    views: ['front', 'detail', 'stage', 'pair'],
    parts: { face: part('Striking face'), rim: part('Rim', 0), target: part('Target', 1), trim: part('Piping', 2) },
    lettering: ['target'],
  },
  'kick-shield': {
    name: 'Kick shield',
    designs: ['classic', 'curved', 'thai'],
    views: ['front', 'detail', 'stage'],
    parts: { face: part('Face'), panel: part('Panel', 1), trim: part('Piping', 2) },
    lettering: ['face'],
  },
  'ninja-suit': {
    name: 'Ninja suit',
    designs: ['classic', 'armoured', 'sleeveless'],
    views: ['front', 'detail', 'stage'],
    parts: {
      jacket: part('Jacket'),
      trousers: part('Trousers'),
      sash: part('Sash', 1),
      bindings: part('Bindings', 1),
      trim: part('Trim', 2),
    },
    lettering: ['chest'],
  },
  tabi: {
    name: 'Tabi',
    designs: ['boot', 'shoe', 'sock'],
    views: ['front', 'detail', 'stage'],
    parts: { upper: part('Upper'), sole: part('Sole', 1), clasps: part('Clasps', 2) },
    lettering: ['ankle'],
  },
  hood: {
    name: 'Hood',
    designs: ['shinobi', 'mask', 'cowl'],
    views: ['front', 'detail', 'stage'],
    parts: { hood: part('Hood'), mask: part('Mask'), band: part('Forehead band', 1), trim: part('Trim', 2) },
    lettering: ['band'],
  },
  'gym-bag': {
    name: 'Gym bag',
    designs: ['duffel', 'backpack', 'holdall'],
    views: ['front', 'detail', 'stage'],
    parts: {
      body: part('Body'),
      pocket: part('Pocket', 0),
      straps: part('Straps', 1),
      trim: part('Zips and print', 2),
    },
    lettering: ['pocket'],
  },
  bottle: {
    name: 'Bottle',
    designs: ['sport', 'steel', 'shaker'],
    views: ['front', 'detail', 'stage'],
    parts: { body: part('Body'), cap: part('Cap', 1), print: part('Print', 2) },
    lettering: ['body'],
  },
} as const satisfies Record<string, DrawingTypeEntry>

/** A product type that can be drawn. */
export type DrawingType = keyof typeof drawingTypes

/** The entry of a type, widened for generic code. */
export function drawingTypeOf(type: DrawingType): DrawingTypeEntry {
  return drawingTypes[type]
}
