import type { ProductFamily } from '../product-family'
import { between, gearSizes, gloveOunces } from '../size-ranges'

const wipeDown =
  'Wipe dry, open the strap and hang up to air. Leather shells want a little conditioner every few months.'

/** Gloves that only ever meet a bag or a pad. */
export const bagGloveFamilies: readonly ProductFamily[] = [
  {
    category: 'heavy-bag-gloves',
    line: 'Girder',
    type: 'glove',
    design: 'velcro',
    sizes: between(gloveOunces, '10 oz', '16 oz'),
    material: 'Full-grain cowhide, high-density foam, cotton lining',
    care: wipeDown,
    build:
      'Dense foam keeps its shape against canvas and sand, and a stiff splint in the cuff keeps the wrist from folding late in the round. Too firm for sparring; use them on equipment only.',
    points: ['High-density foam', 'Splinted cuff', 'Sold as a pair'],
    weight: 590,
    products: [
      {
        title: 'Girder Heavy Bag Glove',
        text: 'A thick bar of foam across the knuckles for people who work a 100 lb bag for ten rounds and want to hold a coffee cup the next morning.',
        colours: ['black-red', 'black-silver', 'brown-tan'],
        price: 94.95,
        points: ['1.8 in knuckle bar'],
      },
      {
        title: 'Sandbag Glove',
        text: 'Made for hard, settled bags: a gel sheet between the two foam layers takes the sting out of the first inch of contact.',
        colours: ['charcoal-orange', 'black-blue'],
        price: 104.95,
        sale: 89.95,
        points: ['4 mm gel sheet'],
      },
      {
        title: 'Canvas Bag Glove',
        text: 'A waxed-canvas shell in place of leather: it breathes, shrugs off scuffs and takes on the color of the bag you hit. No animal products.',
        colours: ['olive-tan', 'sand-brown', 'black-grey'],
        design: 'classic',
        price: 69.95,
        material: 'Waxed cotton canvas, high-density foam',
        points: ['Waxed-canvas shell', 'No animal products'],
      },
      {
        title: 'Long-Cuff Bag Glove',
        text: 'The cuff runs halfway up the forearm and closes with two straps, for anyone coming back from a wrist sprain who has been told to start slowly.',
        colours: ['black-white', 'red-black'],
        design: 'panel',
        price: 99.95,
        points: ['5 in cuff with two straps'],
      },
    ],
  },
  {
    category: 'fitness-gloves',
    line: 'Cadence',
    type: 'glove',
    design: 'velcro',
    sizes: between(gloveOunces, '8 oz', '12 oz'),
    material: 'Polyurethane shell, single-density foam, antimicrobial-treated lining',
    care: 'Wipe inside and out with a mild disinfectant; air dry. Take out and wash removable liners at 85 °F.',
    build:
      "A light shell over one even layer of foam suits bag classes, circuits and trainers' pads, not sparring. Wipe the lining after each class and let the gloves stand open.",
    points: ['Wide hook-and-loop strap', 'Easy on and off between stations', 'Sold as a pair'],
    weight: 410,
    products: [
      {
        title: 'Cadence Class Glove',
        text: 'For the 45-minute bag class: light on the shoulder, quick on the wrist, and in colors that are easy to find again on a crowded rack.',
        colours: ['teal-white', 'pink-white', 'black-lime', 'orange-white', 'sky-white'],
        price: 39.95,
        points: ['Closes one-handed'],
      },
      {
        title: 'Washable-Liner Fitness Glove',
        text: 'The inner glove zips out and goes in the laundry. Buy a second liner and the morning class never inherits the evening one.',
        colours: ['black-teal', 'white-grey', 'purple-white'],
        price: 52.95,
        points: ['Zip-out washable liner'],
        material: 'Polyurethane shell, foam, removable polyester liner',
      },
      {
        title: 'Circuit Glove with Grip Bar',
        text: 'A rubber grip bar in the palm lets you pick up a kettlebell or a jump rope without taking the glove off first.',
        colours: ['black-yellow', 'grey-red'],
        design: 'panel',
        price: 46.95,
        sale: 38.95,
        points: ['Rubber palm grip bar', 'Half-open fingers on the palm side'],
      },
      {
        title: 'Slim Bag Mitt',
        text: 'An old-school mitt with half the padding and a flat thumb, sized like a winter glove, for short fast rounds on a light bag or a speed bag.',
        colours: ['black-white', 'crimson-white', 'tan-brown'],
        design: 'classic',
        price: 44.95,
        sizes: gearSizes,
        points: ['Flat 0.8 in padding', 'Pull-on elastic cuff', 'Flat thumb', 'Sold as a pair'],
        weight: 320,
        withoutFamilyPoints: true,
        build:
          'A light shell over one thin, even layer of foam suits short rounds on bags that give way, not sparring and not sandbags. Wipe the lining after each session and let the mitts stand open.',
      },
    ],
  },
]
