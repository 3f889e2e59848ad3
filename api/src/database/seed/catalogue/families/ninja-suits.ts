import type { ProductFamily } from '../product-family'
import { apparelSizes, between } from '../size-ranges'

const suitSizes = between(apparelSizes, 'S', '3XL')
const suitCare = 'Machine wash cold, dark colors apart for the first three washes, hang to dry.'

/** Training suits in the shinobi tradition. */
export const ninjaSuitFamilies: readonly ProductFamily[] = [
  {
    category: 'classic-ninja-suits',
    line: 'Nightfall',
    type: 'ninja-suit',
    design: 'classic',
    sizes: suitSizes,
    material: '65% cotton, 35% polyester twill, 8 oz',
    care: suitCare,
    build:
      'The set holds jacket, pants with leg ties, sash and arm bindings, with the knees doubled. Wash it cold with other dark things until the dye has settled.',
    points: ['Jacket, pants, sash, arm and leg bindings', 'Doubled knees', 'Hood and tabi sold separately'],
    weight: 1150,
    products: [
      {
        title: 'Nightfall Training Ninja Suit',
        text: 'A working uniform for ninjutsu and weapons classes, with an overlapping jacket tied inside and out, so that it stays shut through rolls.',
        colours: ['black-black', 'navy-black', 'charcoal-black'],
        price: 84.95,
        points: ['8 oz twill', 'Four inner and outer ties'],
      },
      {
        title: 'Field Ninja Suit',
        text: 'Ripstop in muted outdoor colors, with cargo pockets on the thigh, for training in woods where black is the brightest thing around.',
        colours: ['olive-brown', 'forest-black', 'tan-brown'],
        price: 99.95,
        sale: 84.95,
        material: 'Cotton ripstop, 6.5 oz',
        points: ['Ripstop with two thigh pockets'],
        weight: 1050,
      },
      {
        title: 'Stage Ninja Suit',
        text: 'Lighter cloth and a bold sash for performances, conventions and haunted houses. It looks the part and breathes under lights, but it is not meant for throws.',
        colours: ['black-red', 'white-black', 'crimson-black', 'royal-black'],
        price: 64.95,
        material: '80% polyester, 20% cotton poplin',
        points: ['Light poplin', 'Contrast sash and bindings'],
        weight: 800,
      },
      {
        title: 'Heavy Cotton Ninja Suit',
        text: 'All-cotton 12 oz canvas that behaves like a judo jacket when gripped. Choose it if your school grapples in uniform.',
        colours: ['black-black', 'black-crimson'],
        price: 119.95,
        material: '100% cotton canvas, 12 oz',
        points: ['12 oz canvas', 'Reinforced collar and shoulder'],
        weight: 1700,
      },
    ],
  },
  {
    category: 'armored-ninja-suits',
    line: 'Nightfall',
    type: 'ninja-suit',
    design: 'armoured',
    sizes: suitSizes,
    material: 'Cotton twill with stitched EVA foam plates',
    care: 'Spot clean the plates; remove the chest piece and hand wash the cloth cold.',
    build:
      'Foam plates are stitched into quilted channels at chest, shoulder and forearm and flex at the seams. They soften padded-weapon taps and look like lacquered armor; they are not protection against hard strikes.',
    points: ['Removable chest piece', 'Jacket, pants, sash and bindings', 'For padded weapons only'],
    weight: 1900,
    products: [
      {
        title: 'Plated Ninja Suit',
        text: 'For foam-weapon leagues and demonstrations, with eleven flexible plates that let you roll over a shoulder without a dent.',
        colours: ['black-charcoal', 'black-red', 'charcoal-silver'],
        price: 139.95,
        points: ['Eleven flexible plates'],
      },
      {
        title: 'Ember-Red Armored Ninja Suit',
        text: 'The plated suit in reds for the team captain, or for whoever plays the rival. Plates and cloth are dyed in one lot so that they match.',
        colours: ['crimson-black', 'maroon-gold'],
        price: 149.95,
        sale: 124.95,
        points: ['One dye lot for plates and cloth'],
      },
      {
        title: 'Scout Armored Ninja Suit',
        text: 'Shoulder and forearm plates only, leaving the chest free for running and climbing. A third lighter than the full set.',
        colours: ['olive-black', 'navy-black'],
        price: 119.95,
        points: ['Shoulder and forearm plates only', 'Jacket, pants, sash and bindings', 'For padded weapons only'],
        weight: 1350,
        withoutFamilyPoints: true,
        build:
          'Foam plates are stitched into quilted channels at shoulder and forearm and flex at the seams. They soften padded-weapon taps; they are not protection against hard strikes.',
      },
    ],
  },
  {
    category: 'sleeveless-ninja-suits',
    line: 'Nightfall',
    type: 'ninja-suit',
    design: 'sleeveless',
    sizes: suitSizes,
    material: 'Cotton twill, 7 oz',
    care: suitCare,
    build:
      'The sleeveless jacket is bound at the armhole and worn with the bindings over bare arms or over a rash guard. The 7 oz twill washes cold and needs no ironing.',
    points: ['Bound armholes', 'Jacket, pants, sash and bindings'],
    weight: 900,
    products: [
      {
        title: 'Sleeveless Ninja Suit',
        text: 'The summer uniform: the same pants and sash as our training suit, with arms free for staff and chain work.',
        colours: ['black-black', 'black-red', 'white-black'],
        price: 74.95,
        points: ['Free shoulders for long weapons'],
      },
      {
        title: 'Tunic-Cut Ninja Suit',
        text: 'A longer, straight jacket split at both hips, in the line of a festival coat. It covers the seat when squatting and hides a phone pocket inside.',
        colours: ['navy-bone', 'brown-tan', 'purple-black'],
        price: 89.95,
        sale: 72.95,
        points: ['Mid-thigh tunic', 'Inside zip pocket'],
        weight: 1000,
      },
      {
        title: 'Mesh-Lined Ninja Suit',
        text: 'A knitted mesh layer shows at the collar and arm and takes up sweat before the cotton gets it; the classic chain-mail look without a single link.',
        colours: ['black-silver', 'charcoal-black'],
        price: 94.95,
        material: 'Cotton twill with polyester mesh lining',
        points: ['Knitted mesh lining'],
        weight: 1050,
      },
    ],
  },
]
