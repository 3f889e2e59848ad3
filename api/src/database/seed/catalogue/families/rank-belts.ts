import type { ProductFamily } from '../product-family'
import { adultBeltSizes, beltSizes, between } from '../size-ranges'

const cottonCare =
  'Spot clean or hand wash cold and hang to dry. Colors may bleed in the first wash; never wash with a white gi.'

/** Belts of the color grades: solid, striped and jiu-jitsu. */
export const rankBeltFamilies: readonly ProductFamily[] = [
  {
    category: 'solid-rank-belts',
    line: 'Selvage',
    type: 'belt',
    design: 'solid',
    sizes: beltSizes,
    material: 'Cotton twill shell over cotton batting',
    care: cottonCare,
    build:
      'The cotton twill shell is dyed in the piece and stitched through its batting, so the color is even on both sides. Spot clean it, and expect it to shorten by about an inch in a first cold wash.',
    points: ['Cut square at both tails and bar-tacked', 'Sizes run 20 cm apart'],
    weight: 140,
    products: [
      {
        title: 'Everyday Rank Belt',
        text: 'The belt most schools hand out at gradings: 1.5 in wide with eight rows of stitching, and soft enough to hold its knot from the first class.',
        colours: ['white', 'yellow', 'orange', 'green', 'blue'],
        price: 9.95,
        points: ['1.5 in wide, 8 rows of stitching', 'Soft core that needs no breaking in'],
      },
      {
        title: 'Senior Grade Rank Belt',
        text: 'For the grades a student keeps for years rather than months. It has a firmer core than our Everyday belt and ten rows of stitching, so it does not go limp at the knot.',
        colours: ['purple', 'brown', 'red', 'maroon'],
        price: 12.95,
        points: ['1.6 in wide, 10 rows of stitching', 'Firm core'],
      },
      {
        title: 'Wide Judo Rank Belt',
        text: 'A full two inches wide, because a judo belt is gripped and pulled in every round. The extra width spreads the load over the hip and keeps the jacket closed longer.',
        colours: ['white', 'blue', 'purple', 'brown', 'black'],
        price: 15.95,
        sale: 12.95,
        points: ['2 in wide, 10 rows of stitching', 'Woven tightly enough to be gripped'],
      },
      {
        title: 'Soft-Core First Belt',
        text: 'Half the thickness of a grade belt, for beginners and small hands who are still learning to tie it. It folds flat in a pocket and dries overnight.',
        colours: ['white', 'yellow', 'orange'],
        price: 7.95,
        sizes: between(beltSizes, '000', '4'),
        points: ['1.25 in wide, 4 rows of stitching', 'Thin single-layer core'],
        weight: 80,
      },
      {
        title: 'Kumite Corner Belt',
        text: 'Red for one side of the mat and blue for the other, for clubs that run their own matches and want the two corners told apart from across the hall.',
        colours: ['red', 'blue'],
        price: 11.95,
        points: ['1.5 in wide, 6 rows of stitching', 'Light enough to tie over a grade belt'],
        weight: 110,
      },
    ],
  },
  {
    category: 'striped-rank-belts',
    line: 'Selvage',
    type: 'belt',
    design: 'striped',
    sizes: between(beltSizes, '000', '6'),
    material: 'Cotton twill with a woven center stripe',
    care: cottonCare,
    build:
      'The center stripe is a separate woven tape sewn down along both edges on both faces of the belt; it will not peel the way a printed stripe does. Wash cold by hand and dry flat.',
    points: ['Stripe on both faces', 'Eight rows of stitching'],
    weight: 145,
    twoTone: true,
    products: [
      {
        title: 'White-Stripe Rank Belt',
        text: 'A color grade with a white stripe down the middle, used by many schools for the half step before the full color.',
        colours: ['yellow-white', 'orange-white', 'green-white', 'blue-white', 'brown-white'],
        price: 11.95,
        points: ['1.5 in wide with a 0.4 in stripe'],
      },
      {
        title: 'Black-Stripe Rank Belt',
        text: 'The color grade with a black stripe, for schools that mark the upper half of a rank this way. The stripe is cut from the same tape as our black belts.',
        colours: ['yellow-black', 'green-black', 'blue-black', 'red-black', 'brown-black'],
        price: 11.95,
        points: ['1.5 in wide with a 0.4 in stripe'],
      },
      {
        title: 'Color-on-White Junior Belt',
        text: 'White at the edges and the next color down the middle: a step for young students between white belt and their first full color.',
        colours: ['white-yellow', 'white-orange', 'white-green', 'white-blue', 'white-purple'],
        price: 10.95,
        sizes: between(beltSizes, '000', '3'),
        points: ['1.5 in wide with a 0.5 in color stripe'],
      },
    ],
  },
  {
    category: 'bjj-belts',
    line: 'Selvage',
    type: 'belt',
    design: 'rank',
    sizes: adultBeltSizes,
    material: 'Cotton drill shell, cotton core, satin-weave rank bar',
    care: cottonCare,
    build:
      'A four-inch rank bar is sewn around the left tail with room for four stripes. Air it after every session and hand wash cold; heat will shrink the core faster than the shell.',
    points: ['Rank bar holds four tape stripes', 'Tapered tails that hang straight'],
    weight: 200,
    products: [
      {
        title: 'Jiu-Jitsu Rank Belt',
        text: 'A middleweight belt for daily training, 1.6 in wide with nine rows of stitching. It ties small and stays tied through a round of guard passing.',
        colours: ['white-black-white', 'blue-black-white', 'purple-black-white', 'brown-black-white'],
        price: 19.95,
        points: ['1.6 in wide, 9 rows of stitching'],
      },
      {
        title: 'Pearl-Weave Jiu-Jitsu Belt',
        text: 'Made from the same pearl-weave cotton as our competition gis, so it grips itself at the knot. Choose it if your belt comes undone more often than you do.',
        colours: ['white-black-white', 'blue-black-white', 'purple-black-white', 'brown-black-white'],
        price: 27.95,
        material: 'Pearl-weave cotton over a cotton core',
        points: ['1.6 in wide', 'Textured weave that bites at the knot'],
      },
      {
        title: 'Hemp-Blend Jiu-Jitsu Belt',
        text: 'Hemp makes up 55 percent of the shell, which gives a dry, slightly rough hand and a belt that breathes out moisture quickly between two classes on the same day.',
        colours: ['white-black', 'blue-black', 'purple-black', 'brown-black'],
        price: 29.95,
        sale: 24.95,
        material: '55% hemp, 45% cotton shell over a cotton core',
        points: ['1.6 in wide, 8 rows of stitching', 'Dries faster than all-cotton belts of the same weight'],
      },
      {
        title: 'Jiu-Jitsu Black Belt with Red Bar',
        text: 'The belt for the day it finally happens, and for the twenty years after. The bar is red satin-weave cotton with white borders at each end.',
        colours: ['black-red-white'],
        price: 34.95,
        points: ['1.75 in wide, 11 rows of stitching', 'Dyed yarn, not dyed cloth, so worn edges stay dark'],
      },
    ],
  },
]
