import type { ProductFamily } from '../product-family'
import { carryLitres, packLitres } from '../size-ranges'

const bagCare = 'Wipe out with a damp cloth, leave open to dry. Spot clean the outside; do not machine wash.'

/** Bags for the way to the gym. */
export const gymBagFamilies: readonly ProductFamily[] = [
  {
    category: 'duffels',
    line: 'Freight',
    type: 'gym-bag',
    design: 'duffel',
    sizes: carryLitres,
    material: '600-denier polyester, coated inside',
    care: bagCare,
    build:
      'Coated 600-denier polyester with bar-tacked handles and a zip that opens the whole top. Empty it when you get home: the coating keeps water out, and it also keeps sweat in.',
    points: ['Full-length top zip', 'Bar-tacked handles', 'Removable shoulder strap'],
    weight: 780,
    products: [
      {
        title: 'Freight Duffel',
        text: 'One big room and one end pocket. Forty liters take gloves, wraps and a change of clothes; sixty-five take shin guards and a gi as well.',
        colours: ['black-red', 'black-black-white', 'navy-white', 'olive-tan'],
        price: 49.95,
        points: ['Zipped end pocket'],
      },
      {
        title: 'Vented Duffel',
        text: 'Mesh panels at both ends let wet gloves breathe on the train, at some cost to your neighbors.',
        colours: ['black-lime', 'charcoal-orange', 'grey-sky'],
        price: 59.95,
        sale: 47.95,
        points: ['Mesh end panels', 'Separate shoe tunnel'],
      },
      {
        title: 'Waxed Canvas Duffel',
        text: 'Cotton canvas waxed by the roll, with leather at the handles, for people who go on from the gym to somewhere with a coat rack.',
        colours: ['olive-brown', 'tan-brown', 'black-brown'],
        price: 89.95,
        material: 'Waxed cotton canvas, leather handles',
        points: ['Leather handle wraps', 'Brass zip'],
        weight: 1150,
        build:
          'Waxed canvas sheds a shower and marks like a good jacket; rewax it once a year. The lining is plain cotton and turns out for cleaning.',
        care: 'Brush off dirt, wipe with cold water, rewax once a year. Do not machine wash.',
      },
      {
        title: 'Wet-and-Dry Duffel',
        text: 'A welded compartment takes the soaked gi and lets nothing through to the laptop side. It wipes clean with the rest.',
        colours: ['black-blue', 'teal-black'],
        price: 69.95,
        material: '600-denier polyester, welded TPU compartment',
        points: ['Welded wet compartment'],
        weight: 860,
      },
    ],
  },
  {
    category: 'backpacks',
    line: 'Freight',
    type: 'gym-bag',
    design: 'backpack',
    sizes: packLitres,
    material: '420-denier nylon, padded mesh back',
    care: bagCare,
    build:
      'Nylon at 420 denier, with a padded mesh back and a sternum strap that slides to fit. Rinse the straps now and then, since salt wears webbing sooner than weight does.',
    points: ['Padded back and sternum strap', 'Side bottle pocket'],
    weight: 820,
    products: [
      {
        title: 'Freight Gym Backpack',
        text: 'For cyclists and commuters: a clamshell front opens flat, so that the gloves need not come out before the lunch.',
        colours: ['black-black-red', 'charcoal-black', 'navy-orange'],
        price: 64.95,
        points: ['Clamshell opening'],
      },
      {
        title: 'Gi Backpack',
        text: 'Sized for a folded A4 jacket, with a mesh window over it and a belt loop outside for what should air on the way.',
        colours: ['black-white', 'olive-black', 'royal-white'],
        price: 74.95,
        sale: 62.95,
        points: ['Mesh-vented gi pocket', 'Outside belt loop'],
      },
      {
        title: 'Roll-Top Backpack',
        text: 'A tarpaulin shell with a roll closure for people who train in one place, swim in another and are caught by rain between them.',
        colours: ['black-yellow', 'grey-red', 'forest-black'],
        price: 79.95,
        material: 'PVC-free tarpaulin, welded seams',
        points: ['Roll-top closure', 'Welded seams'],
        weight: 960,
        build:
          'Welded tarpaulin keeps a downpour out as long as the top is rolled three times, and the back and sternum strap are those of our other packs. Wipe it out and leave it unrolled to dry.',
      },
      {
        title: 'Coach Backpack',
        text: 'Loops outside for mitts and Thai pads, a clipboard sleeve within, and a whistle on the sternum strap that every child in class will find.',
        colours: ['black-gold', 'maroon-bone'],
        price: 89.95,
        points: ['Outside pad loops', 'Clipboard sleeve'],
        weight: 980,
      },
    ],
  },
  {
    category: 'holdalls',
    line: 'Freight',
    type: 'gym-bag',
    design: 'holdall',
    sizes: carryLitres,
    material: '1000-denier polyester, coated inside',
    care: bagCare,
    build:
      'A stiff 1000-denier shell with a flat, boarded base stands open by itself while you pack. Wipe out the base and leave the zip open overnight.',
    points: ['Boarded flat base', 'U-shaped lid zip', 'Shoe pocket'],
    weight: 1100,
    products: [
      {
        title: 'Freight Holdall',
        text: 'A box with handles, for whole kits and for the trunk of a car: everything in view, nothing rolled up at the bottom.',
        colours: ['black-red', 'black-silver', 'navy-gold'],
        price: 74.95,
        points: ['Two inner dividers'],
      },
      {
        title: 'Team Holdall',
        text: 'A wide blank panel on the long side is there for a club name, which our equipment desk will embroider or print on request.',
        colours: ['red-black', 'royal-white', 'green-white', 'black-white'],
        price: 79.95,
        sale: 66.95,
        points: ['Blank 12 × 5 in name panel'],
      },
      {
        title: 'Tournament Holdall',
        text: "Stiffened sides protect a head guard from other people's luggage, and a clear sleeve under the lid takes passport, license and scorecards.",
        colours: ['black-black-gold', 'charcoal-red'],
        price: 99.95,
        points: ['Stiffened sides', 'Clear document sleeve'],
        weight: 1400,
      },
    ],
  },
]
