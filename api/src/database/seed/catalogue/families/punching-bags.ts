import type { ProductFamily } from '../product-family'
import { airBagSizes, bagPounds, longBagPounds, oneSize } from '../size-ranges'

const bagCare = 'Wipe down after use and retighten the hanging hardware monthly. Keep out of rain.'

/** Bags that hang. */
export const punchingBagFamilies: readonly ProductFamily[] = [
  {
    category: 'heavy-bags',
    line: 'Girder',
    type: 'punching-bag',
    design: 'heavy',
    sizes: bagPounds,
    material: 'Vinyl-coated polyester shell, shredded textile fill, steel chain',
    care: bagCare,
    build:
      'Filled by hand in layers around a soft textile core so that it settles evenly, it hangs from four steel chains and a swivel. Turn it a quarter every month, and check that your joist carries four times its weight.',
    points: ['Ships filled', 'Four chains and a swivel included', 'Bottom ring for a tether'],
    weight: 27500,
    products: [
      {
        title: 'Girder Heavy Bag',
        text: 'A straight bag for hands, elbows and the odd body kick. Take 60 lb for speed, 80 lb for most garages, 100 lb if it should stay where you left it.',
        colours: ['black-red', 'red-white', 'navy-white'],
        price: 149.95,
        points: ['14 in diameter'],
      },
      {
        title: 'Forge Leather Heavy Bag',
        text: 'Cowhide panels with triple-stitched seams. Leather feels softer on the fist than vinyl and takes years of oil, sweat and bad technique.',
        colours: ['brown-tan', 'black-black-gold'],
        price: 329.95,
        material: 'Full-grain cowhide shell, shredded textile fill, steel chain',
        points: ['Full-grain cowhide', '14 in diameter'],
      },
      {
        title: 'Canvas Heavy Bag',
        text: 'Waxed canvas with leather at top and base, stitched to be patched. Wear gloves: canvas takes skin.',
        colours: ['olive-brown', 'sand-brown', 'black-charcoal'],
        price: 189.95,
        sale: 159.95,
        material: 'Waxed canvas shell, textile fill, webbing straps',
        points: ['15 in diameter', 'Webbing straps, quiet on a beam', 'Ships filled', 'Leather top and base'],
        withoutFamilyPoints: true,
        build:
          'Filled by hand in layers around a soft textile core, it hangs from four webbing straps sewn into the leather top. Turn it a quarter every month, and check that your joist carries four times its weight.',
      },
      {
        title: 'Wide-Body Heavy Bag',
        text: 'Eighteen inches across and short, so that it moves like a torso: in and out rather than side to side. Good for close work and shovel hooks.',
        colours: ['black-yellow', 'black-white'],
        price: 219.95,
        points: ['18 in diameter'],
      },
      {
        title: 'Unfilled Heavy Bag Shell',
        text: 'The shell, chains and liner of our Girder bag without the fill, for those who would rather not pay freight on rags. Old T-shirts and a broom handle do the rest.',
        colours: ['black-red', 'charcoal-orange'],
        price: 64.95,
        sizes: oneSize,
        weight: 2800,
        points: [
          'Holds up to 100 lb of fabric fill',
          'Zip top with lace-over',
          'Chain set in the box',
          'Ships unfilled',
        ],
        build:
          'The vinyl-coated shell and inner liner are double-stitched, with a steel chain set in the box. Fill it in layers, tamp each one down, and top it up after the first month.',
        withoutFamilyPoints: true,
        material: 'Vinyl-coated polyester shell, nylon liner, steel chain',
      },
    ],
  },
  {
    category: 'banana-bags',
    line: 'Girder',
    type: 'punching-bag',
    design: 'banana',
    sizes: longBagPounds,
    material: 'Vinyl-coated polyester shell, shredded textile fill, nylon straps',
    care: bagCare,
    build:
      'Six feet tall and filled firmer toward the base, it meets low kicks, body kicks and knees without swinging away. Hang it a hand above the floor from a beam that carries four times its weight.',
    points: ['6 ft tall, 12 in diameter', 'Ships filled', 'Nylon straps and swivel'],
    weight: 46000,
    products: [
      {
        title: 'Girder Banana Bag',
        text: 'The long bag that any kickboxing wall needs. The shell is one sheet, with the seam turned to the back where shins will not find it.',
        colours: ['black-red', 'black-gold', 'red-black'],
        price: 239.95,
        points: ['Single back seam'],
      },
      {
        title: 'Striped Target Banana Bag',
        text: 'Three bands mark calf, ribs and head at the height of an average opponent, so that a kick can be called out and checked.',
        colours: ['white-red', 'black-yellow', 'navy-orange'],
        price: 259.95,
        sale: 224.95,
        points: ['Three height bands'],
      },
      {
        title: 'Soft-Core Banana Bag',
        text: 'A four-inch foam jacket under the shell lets newcomers kick with bare shins from the first week. Old hands will call it a pillow.',
        colours: ['black-blue', 'grey-black'],
        price: 289.95,
        points: ['4 in foam jacket'],
      },
    ],
  },
  {
    category: 'uppercut-bags',
    line: 'Girder',
    type: 'punching-bag',
    design: 'uppercut',
    sizes: bagPounds,
    material: 'Vinyl-coated polyester shell, foam and textile fill, steel chain',
    care: bagCare,
    build:
      'The teardrop shape overhangs at the bottom, so an uppercut meets a surface rather than a corner. Wipe it after sessions and let it hang free on all sides.',
    points: ['Ships filled', 'Chain set and swivel included'],
    weight: 27500,
    products: [
      {
        title: 'Teardrop Uppercut Bag',
        text: 'Hooks and uppercuts from close in, knees if you lower it. Eighteen inches across at its widest.',
        colours: ['black-red', 'red-black', 'black-white'],
        price: 179.95,
        points: ['18 in at the widest'],
      },
      {
        title: 'Head-and-Body Uppercut Bag',
        text: 'A narrow neck between two rounded parts gives head and ribs each their own target and makes you change level honestly.',
        colours: ['black-gold', 'charcoal-red'],
        price: 209.95,
        sale: 179.95,
        points: ['Two target zones'],
        build:
          'Both parts are filled by hand and joined by a reinforced waist, so the whole bag moves as one when either is hit. Wipe it after sessions and let it hang free on all sides.',
      },
      {
        title: 'Leather Uppercut Bag',
        text: 'Eight cowhide panels meet at the base, as on a football. It has more give than vinyl and asks for a rub of conditioner at New Year.',
        colours: ['tan-brown', 'black-black-red'],
        price: 299.95,
        material: 'Full-grain cowhide, foam and textile fill, steel chain',
        points: ['Full-grain cowhide panels'],
      },
    ],
  },
  {
    category: 'speed-bags',
    line: 'Forge',
    type: 'punching-bag',
    design: 'speed',
    sizes: airBagSizes,
    material: 'Goatskin, butyl bladder, leather loop',
    care: 'Keep inflated to a firm squeeze; a drop of valve oil now and then. Wipe clean.',
    build:
      'Four balanced panels around a butyl bladder keep the rebound even, and the loop takes any standard swivel. Inflate it until a thumb dents it slightly, no harder.',
    points: ['Balanced panels', 'Replaceable bladder', 'Swivel sold separately'],
    weight: 240,
    products: [
      {
        title: 'Forge Speed Bag',
        text: 'Goatskin with the seams turned in. Large is slow and easy to learn on, Small is quick and unforgiving.',
        colours: ['brown-tan', 'crimson-black', 'black-red'],
        price: 49.95,
        points: ['Goatskin, turned seams'],
      },
      {
        title: 'Gym Speed Bag',
        text: 'A synthetic shell for shared platforms: tougher on weather and sweat, a little livelier off the board.',
        colours: ['black-white', 'red-white', 'blue-white'],
        price: 29.95,
        sale: 23.95,
        material: 'Polyurethane shell, butyl bladder',
        points: ['Wipe-clean synthetic shell'],
      },
      {
        title: 'Two-Tone Speed Bag',
        text: 'Alternate panels in two colors blur into a third at speed, which shows at once when the rhythm breaks.',
        colours: ['black-yellow', 'navy-white', 'green-bone'],
        price: 39.95,
        material: 'Microfiber leather, butyl bladder',
        points: ['Alternating panels'],
      },
    ],
  },
]
