import type { ProductFamily } from '../product-family'
import { gearSizes } from '../size-ranges'

const mmaCare =
  'Wipe down, open the strap and dry in the air. Spray the inside sparingly; soaking loosens glue in the padding.'

/** Open-finger gloves. */
export const mmaGloveFamilies: readonly ProductFamily[] = [
  {
    category: 'mma-fight-gloves',
    line: 'Rivet',
    type: 'mma-glove',
    design: 'fight',
    sizes: gearSizes,
    material: 'Full-grain cowhide, dense foam, cotton lining',
    care: mmaCare,
    build:
      'Four ounces of dense foam sit over the knuckles only, the fingers are curved so that a relaxed hand is half a fist, and the palm is open for grips. For pads, bags and coached bouts, not for open sparring.',
    points: ['Pre-curved fingers', 'Open palm', 'Sold as a pair'],
    weight: 260,
    products: [
      {
        title: 'Rivet Fight Glove, 4 oz',
        text: 'The classic small glove, cut close with a short cuff. What it gives in feel it takes in mercy, so wrap your hands under it.',
        colours: ['black-red', 'red-white', 'blue-white', 'white-black'],
        price: 59.95,
        points: ['4 oz knuckle padding'],
      },
      {
        title: 'Rivet Double-Strap Fight Glove',
        text: 'Two opposed straps cross over the wrist and pull evenly from both sides, which stops the glove rotating in a clinch.',
        colours: ['black-silver', 'charcoal-lime', 'maroon-gold'],
        price: 69.95,
        sale: 57.95,
        points: ['Two opposed wrist straps'],
      },
      {
        title: 'No-Thumb Fight Glove',
        text: 'The thumb is left bare for grapplers who hate anything between thumb and neck. Fingers are stitched open to the second joint.',
        colours: ['black-white', 'white-red', 'olive-black'],
        price: 54.95,
        points: ['Bare thumb', 'Open to the second joint'],
      },
    ],
  },
  {
    category: 'mma-sparring-gloves',
    line: 'Rivet',
    type: 'mma-glove',
    design: 'sparring',
    sizes: gearSizes,
    material: 'Microfiber leather, two-layer foam, mesh palm',
    care: mmaCare,
    build:
      'Seven ounces of foam wrap the knuckles and the first finger joints, enough for controlled rounds with headgear and partners you like. Fingers stay free to grip, post and tap.',
    points: ['Padding past the first joint', 'Mesh palm', 'Sold as a pair'],
    weight: 380,
    products: [
      {
        title: 'Rivet Sparring Glove, 7 oz',
        text: 'The glove that lets a class mix striking and takedowns without changing gear in between.',
        colours: ['black-red', 'black-blue', 'white-black', 'navy-orange'],
        price: 64.95,
        points: ['7 oz two-layer padding'],
      },
      {
        title: 'Thumb-Loop MMA Sparring Glove',
        text: 'A padded loop holds the thumb along the fist, so it does not catch in a collar tie. Slip it off and the glove opens flat for drying.',
        colours: ['black-gold', 'grey-red', 'forest-sand'],
        price: 72.95,
        points: ['Padded thumb loop', 'Opens flat'],
      },
      {
        title: 'Hybrid Bag and Spar MMA Glove',
        text: 'A closed finger front over an open palm: more cover for heavy bag rounds, and still enough hand to hold a pad for your partner.',
        colours: ['black-white', 'charcoal-orange'],
        price: 67.95,
        sale: 54.95,
        points: ['Closed front, open palm', '8 oz padding'],
      },
    ],
  },
  {
    category: 'grappling-gloves',
    line: 'Rivet',
    type: 'mma-glove',
    design: 'grappling',
    sizes: gearSizes,
    material: 'Stretch knit, synthetic suede palm, thin foam',
    care: 'Machine wash cold in a mesh bag with the strap closed; air dry.',
    build:
      'The back is stretch knit with a 6 mm pad, and the suede palm grips without sticking. Wash them with the rash guard, strap closed so that it does not chew the rest of the load.',
    points: ['Machine washable', '6 mm knuckle pad', 'Sold as a pair'],
    weight: 150,
    products: [
      {
        title: 'Rivet Grappling Glove',
        text: 'Thin cover for scraped knuckles and mat burn, for no-gi rounds with a little ground striking mixed in.',
        colours: ['black-red', 'black-white', 'olive-black'],
        price: 34.95,
        points: ['Suede palm'],
      },
      {
        title: 'Light Drill MMA Glove',
        text: 'Pull-on, without a strap, for pad drills and shadow work in the cage. Nothing to catch, nothing to fumble with between rounds.',
        colours: ['black-lime', 'white-sky', 'black-pink'],
        price: 29.95,
        points: ['Pull-on cuff'],
      },
      {
        title: 'Knuckle-Guard Grappling Glove',
        text: 'A 12 mm foam bar doubles the cover over the first two knuckles, where beginners land, and leaves the outer two free to bend.',
        colours: ['black-orange', 'navy-white'],
        price: 42.95,
        sale: 35.95,
        points: ['12 mm bar over two knuckles'],
        weight: 180,
      },
    ],
  },
]
