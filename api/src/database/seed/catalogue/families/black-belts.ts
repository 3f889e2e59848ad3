import type { ProductFamily } from '../product-family'
import { beltSizes, between } from '../size-ranges'

const danSizes = between(beltSizes, '2', '8')

/** Belts of the dan grades. */
export const blackBeltFamilies: readonly ProductFamily[] = [
  {
    category: 'cotton-black-belts',
    line: 'Selvage',
    type: 'belt',
    design: 'solid',
    sizes: danSizes,
    material: 'Combed cotton drill over a cotton core',
    care: 'Air dry after training. Hand wash cold by itself if it must be washed; the black lightens along the folds with time.',
    build:
      'Woven from yarn-dyed cotton, it fades to charcoal along the edges with years of tying instead of cracking or flaking. Keep it out of the dryer: heat shortens a cotton core by up to a hand.',
    points: ['Yarn-dyed cotton', 'Room for name embroidery on both tails'],
    weight: 230,
    products: [
      {
        title: 'Cotton Dan Belt',
        text: 'A plain black belt at 1.75 in wide, with ten rows of stitching and a core that softens in a few weeks of classes.',
        colours: ['black'],
        price: 26.95,
        points: ['1.75 in wide, 10 rows of stitching'],
      },
      {
        title: 'Slim Kata Black Belt',
        text: 'Only 1.4 in wide, so the knot is small and the tails do not slap the gi during kata. A favorite cut for smaller frames.',
        colours: ['black'],
        price: 24.95,
        points: ['1.4 in wide, 9 rows of stitching'],
        weight: 180,
      },
      {
        title: 'Heavy-Core Instructor Black Belt',
        text: 'Twelve rows of stitching over a double core make this the stiffest belt we sell. Give it a month; it will take the shape of your knot and keep it.',
        colours: ['black'],
        price: 34.95,
        sale: 29.95,
        points: ['1.75 in wide, 12 rows of stitching', 'Double cotton core'],
        weight: 300,
      },
    ],
  },
  {
    category: 'satin-black-belts',
    line: 'Selvage',
    type: 'belt',
    design: 'rolled',
    sizes: danSizes,
    material: 'Polyester satin shell over a cotton core',
    care: 'Wipe with a damp cloth. Do not wash by machine: water marks show on satin.',
    build:
      'Satin catches the light and hides lint, but it wears at the knot sooner than cotton; most owners keep it for gradings and demonstrations. Wipe clean and store it rolled.',
    points: ['Ships rolled in a cloth pouch', 'Tails cut square'],
    weight: 240,
    products: [
      {
        title: 'Satin Dan Belt',
        text: 'A deep-black satin belt with a firm cotton core, 1.75 in wide, for the grading photograph and every formal line-up after it.',
        colours: ['black'],
        price: 32.95,
        points: ['1.75 in wide, 10 rows of stitching', 'Bright satin face on both sides'],
      },
      {
        title: 'Slim Satin Kata Belt',
        text: 'The narrow version of our satin belt, 1.4 in wide and lighter by a fifth, for forms competitors who want a small, sharp knot.',
        colours: ['black'],
        price: 30.95,
        points: ['1.4 in wide, 8 rows of stitching', 'Bright satin face on both sides'],
        weight: 190,
      },
      {
        title: 'Half-Satin Training Belt',
        text: 'Satin outside, cotton drill on the inside face: the knot holds like a cotton belt while the outside keeps its shine.',
        colours: ['black'],
        price: 33.95,
        material: 'Polyester satin outer face, cotton drill inner face, cotton core',
        points: ['1.75 in wide', 'Satin outside, cotton inside', 'Cotton inner face keeps the knot from slipping'],
      },
    ],
  },
  {
    category: 'master-belts',
    line: 'Selvage',
    type: 'belt',
    design: 'striped',
    sizes: between(beltSizes, '3', '8'),
    material: 'Cotton drill over a cotton core',
    care: 'Spot clean with cold water. Dry flat, away from direct sun, which fades red before black.',
    build:
      'Cut 1.75 in wide from yarn-dyed cotton drill over a firm core, with ten rows of stitching. Each school has its own rule on who wears it: ask before you order.',
    points: ['Yarn-dyed cotton', 'Ships rolled, never folded'],
    weight: 250,
    products: [
      {
        title: 'Center-Stripe Master Belt',
        text: 'A black belt with a woven center stripe: white for schools that keep the older custom, red or gold where a teaching grade is marked.',
        colours: ['black-white', 'black-red', 'black-gold'],
        price: 38.95,
        points: ['Stripe woven as a separate tape on both faces'],
      },
      {
        title: 'Red Master Belt',
        text: 'A solid red belt for the highest grades of those systems that use one, in a deep shade chosen to be told apart from a student red across the room.',
        colours: ['crimson'],
        design: 'solid',
        price: 39.95,
        points: ['Deep crimson shade'],
      },
      {
        title: 'White-Bar Jiu-Jitsu Black Belt',
        text: 'A black belt with a white rank bar, which many academies give to active competitors who do not teach. The bar is four inches long and takes six degree stripes.',
        colours: ['black-white-red'],
        design: 'rank',
        price: 36.95,
        points: ['4 in white satin-weave bar'],
      },
    ],
  },
]
