import type { ProductFamily } from '../product-family'
import { youthSizes } from '../size-ranges'

const kidsWash = 'Machine wash at 85 °F inside out, hang to dry. No softener on stretch fabrics.'

/** Tops and shorts for children. */
export const kidsApparelFamilies: readonly ProductFamily[] = [
  {
    category: 'kids-rash-guards',
    line: 'Ember',
    type: 'rash-guard',
    design: 'solid',
    sizes: youthSizes,
    material: '84% polyester, 16% elastane, 200 gsm',
    care: kidsWash,
    build:
      'Flat seams, a tagless neck and a hem band keep it comfortable and in place under a gi. The print is dyed into the cloth, so it survives the wash that children need.',
    points: ['Tagless neck', 'Flatlock seams', 'Silicone hem band'],
    weight: 130,
    products: [
      {
        title: 'Kids Long-Sleeve Rash Guard',
        text: 'Keeps skin off the mat and sun off the skin; half of these leave on a beach vacation and come back to class after.',
        colours: ['black', 'royal-black', 'red-black', 'teal-black'],
        price: 26.95,
        points: ['Long sleeves'],
      },
      {
        title: 'Kids Slash Rash Guard',
        text: 'One bold diagonal in team colors, with enough stretch to be passed down once.',
        colours: ['black-lime', 'navy-orange', 'purple-pink'],
        design: 'slash',
        price: 29.95,
        sale: 23.95,
        points: ['Sublimated diagonal'],
      },
      {
        title: 'Kids Ranked Rash Guard',
        text: 'Sleeves and sides in the youth belt colors, for no-gi classes where nobody can see a belt.',
        colours: ['black-white', 'black-grey', 'black-yellow', 'black-orange', 'black-green'],
        design: 'ranked',
        price: 29.95,
        points: ['Youth belt colors'],
      },
      {
        title: 'Kids Short-Sleeve Rash Guard',
        text: 'The summer version, cut a touch looser so that it can be taken off without calling for help.',
        colours: ['black-red', 'sky-white', 'white-green'],
        design: 'short',
        price: 23.95,
        points: ['Short sleeves', 'Easy fit'],
      },
    ],
  },
  {
    category: 'kids-shorts',
    line: 'Ember',
    type: 'shorts',
    design: 'fight',
    sizes: youthSizes,
    material: '90% polyester, 10% elastane',
    care: kidsWash,
    build:
      'An elastic waist with an inner cord, no zip and no metal, in a stretch weave that takes a cartwheel. It dries on a chair back overnight.',
    points: ['Elastic waist with cord', 'No metal parts'],
    weight: 120,
    products: [
      {
        title: 'Kids Fight Shorts',
        text: 'Light shorts for no-gi, kickboxing and gym class, with a side split so that knees can come all the way up.',
        colours: ['black-red', 'navy-sky', 'grey-lime'],
        price: 24.95,
        points: ['Side splits'],
      },
      {
        title: 'Kids Thai Shorts',
        text: 'Shiny, wide and loud, exactly as children think shorts should be. Satin with an eight-row waist, like the adult pair.',
        colours: ['red-white', 'royal-gold', 'pink-white', 'green-yellow'],
        design: 'thai',
        price: 24.95,
        material: '100% polyester satin',
        points: ['Wide satin leg'],
        weight: 90,
      },
      {
        title: 'Kids Compression Shorts',
        text: 'A stretch layer to wear under gi pants or fight shorts, flat-seamed so that nobody fidgets in line.',
        colours: ['black', 'navy'],
        design: 'compression',
        price: 19.95,
        sale: 15.95,
        material: '80% polyester, 20% elastane',
        points: ['Flatlock seams'],
        weight: 100,
      },
    ],
  },
  {
    category: 'kids-shirts',
    line: 'Ember',
    type: 'shirt',
    design: 'tee',
    sizes: youthSizes,
    material: '100% combed cotton, 160 gsm',
    care: kidsWash,
    build:
      'Combed cotton at 160 gsm, preshrunk, with a ribbed neck that goes over a big head and springs back. Wash it warm with everything else.',
    points: ['Preshrunk', 'Tagless neck'],
    weight: 110,
    products: [
      {
        title: 'Kids Gym T-Shirt',
        text: 'Our corner mark, small size. For class, for school and, at least twice a year, for bed.',
        colours: ['black-black-white', 'red-red-white', 'royal-royal-white', 'yellow-yellow-black'],
        price: 16.95,
        points: ['Water-based chest print'],
      },
      {
        title: 'Kids Ringer T-Shirt',
        text: 'Contrast collar and cuffs in red or blue, to split any class into two sides in a second.',
        colours: ['white-red-red', 'white-blue-blue'],
        price: 17.95,
        points: ['Contrast collar and cuffs'],
      },
      {
        title: 'Kids Training Tank Top',
        text: 'Loose at the arm and light in the weave, for summer camps and trampolines.',
        colours: ['lime-black-black', 'sky-white-white', 'orange-white-white'],
        design: 'tank',
        price: 15.95,
        material: '100% polyester mesh, 130 gsm',
        points: ['Quick-drying mesh', 'Bound armholes', 'Loose fit'],
        weight: 90,
        build:
          'Polyester mesh lets the air through and dries within the hour, with bound edges that do not chafe. Wash it at low heat without softener.',
        withoutFamilyPoints: true,
      },
      {
        title: 'Kids Corner Hoodie',
        text: 'A warm pullover for the car ride home. No cords at the hood, and the pocket holds one mouth guard case and two fists.',
        colours: ['black-black-white', 'grey-grey-red', 'teal-teal-white'],
        design: 'hoodie',
        price: 39.95,
        sale: 32.95,
        material: '80% cotton, 20% polyester fleece, 280 gsm',
        points: ['No hood cords', 'Kangaroo pocket'],
        weight: 340,
        build:
          'Brushed fleece with ribbed cuffs that can be turned back once and let down the winter after. Wash it inside out to keep the nap.',
      },
    ],
  },
]
