import type { ProductFamily } from '../product-family'
import { between, wrapLengths } from '../size-ranges'

const wrapCare = 'Machine wash warm in a mesh bag, closure fastened. Hang to dry and roll up from the closure end.'

/** Hand wraps, with stretch and without. */
export const handWrapFamilies: readonly ProductFamily[] = [
  {
    category: 'elastic-hand-wraps',
    line: 'Mainstay',
    type: 'hand-wrap',
    design: 'rolled',
    sizes: wrapLengths,
    material: '80% cotton, 15% polyester, 5% elastane',
    care: wrapCare,
    build:
      'Five percent elastane gives the cotton a gentle stretch that follows the hand, and the two-inch weave lies flat without rolling. Wash them in a mesh bag after every second session.',
    points: ['2 in wide', 'Thumb loop and hook-and-loop closure', 'Sold as a pair'],
    weight: 90,
    products: [
      {
        title: 'Mexican-Style Hand Wrap',
        text: 'The wrap that most boxing gyms teach with: enough give to mold around the knuckles and enough grip to stay there for six rounds.',
        colours: ['black', 'red', 'white', 'navy', 'yellow'],
        price: 9.95,
        points: ['Semi-elastic weave'],
      },
      {
        title: 'Striped Gym Hand Wrap',
        text: 'Two woven stripes run the full length and show at once where the wrap has twisted, a help for anyone still learning the pattern.',
        colours: ['white-red', 'black-gold', 'green-white', 'navy-orange'],
        design: 'striped',
        price: 11.95,
        points: ['Woven guide stripes'],
      },
      {
        title: 'Close-Weave Long-Round Hand Wrap',
        text: 'A closer weave with less stretch, for big hands and long sessions. It holds the wrist firmer and takes a little longer to put on well.',
        colours: ['charcoal', 'maroon', 'olive'],
        price: 13.95,
        sale: 10.95,
        sizes: between(wrapLengths, '180 in', '180 in'),
        points: ['Close weave, low stretch'],
        weight: 130,
      },
      {
        title: 'Bright Class Hand Wrap',
        text: 'Lighter, softer and in colors that do not hide in a locker, for fitness boxing three times a week.',
        colours: ['pink', 'teal', 'lime', 'orange', 'purple'],
        design: 'loose',
        price: 9.95,
        points: ['Soft brushed face'],
      },
    ],
  },
  {
    category: 'cotton-hand-wraps',
    line: 'Forge',
    type: 'hand-wrap',
    design: 'loose',
    sizes: wrapLengths,
    material: '100% cotton',
    care: wrapCare,
    build:
      'Pure cotton does not stretch, so it gives exactly the support that you wind into it, no more and no less. It softens in the wash and can be boiled.',
    points: ['2 in wide', 'No elastane', 'Sold as a pair'],
    weight: 100,
    products: [
      {
        title: 'Traditional Cotton Hand Wrap',
        text: 'Flat-woven herringbone cotton, as old trainers like it. Wrap it firmly and re-wrap after the warm-up, once the hands have swollen a little.',
        colours: ['white', 'black', 'bone'],
        price: 8.95,
        points: ['Herringbone weave'],
      },
      {
        title: 'Canvas Thai Hand Wrap',
        text: 'A stiffer, slightly ribbed cotton used in Thai gyms. It feels coarse for a week and then becomes the wrap that you look for first.',
        colours: ['red', 'blue', 'black'],
        design: 'rolled',
        price: 9.95,
        points: ['Ribbed canvas weave'],
      },
      {
        title: 'Club Stripe Cotton Hand Wrap',
        text: 'All cotton with a woven center stripe in club colors. Coaches buy these by the dozen, because lost wraps find their way home.',
        colours: ['white-blue', 'white-red', 'black-white'],
        design: 'striped',
        price: 10.95,
        points: ['Woven center stripe'],
      },
      {
        title: 'Undyed Organic Cotton Hand Wrap',
        text: 'Organic cotton left in its natural bone color, with a steel-free closure and no dye to run when the hands sweat.',
        colours: ['bone', 'sand'],
        design: 'rolled',
        price: 14.95,
        sale: 11.95,
        material: '100% organic cotton, undyed',
        points: ['No dye, no bleach'],
      },
    ],
  },
]
