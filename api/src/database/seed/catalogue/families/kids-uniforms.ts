import type { ProductFamily } from '../product-family'
import { beltSizes, between, childGiSizes, uniformSizes } from '../size-ranges'

const washHot = 'Machine wash at 105 °F, tumble low if you must. Name tape goes on the label inside the collar.'
const childSizes = between(uniformSizes, '000', '2')

/** Uniforms and belts cut for children. */
export const kidsUniformFamilies: readonly ProductFamily[] = [
  {
    category: 'kids-karate-gis',
    line: 'Ember',
    type: 'gi',
    design: 'karate',
    sizes: childSizes,
    material: '60% polyester, 40% cotton, 7 oz',
    care: washHot,
    build:
      'Elastic waists without cords keep little fingers busy with karate, and three-inch hems let down as the child grows. The poly-cotton goes through the warm wash every week.',
    points: ['All-elastic waist', 'Hems let down by 3 in', 'White belt included'],
    weight: 420,
    products: [
      {
        title: 'Kids First Karate Gi',
        text: 'The uniform for a first term: light, soft at the collar and easy to put on without a parent in the changing room.',
        colours: ['white-white', 'black-white'],
        price: 28.95,
        points: ['7 oz soft weave'],
      },
      {
        title: 'Kids Color-Trim Karate Gi',
        text: 'A white uniform with color at cuff and collar, so that a row of forty small students can be sorted by group.',
        colours: ['white-red-red', 'white-blue-blue', 'white-green-green'],
        price: 33.95,
        points: ['Color trim at cuff and collar'],
      },
      {
        title: 'Kids Tournament Karate Gi',
        text: 'All cotton at 9 oz, a little stiffer and a lot louder than the first gi, for children who have started to compete.',
        colours: ['white-white', 'blue-white'],
        price: 42.95,
        sale: 35.95,
        material: '100% cotton, 9 oz',
        weight: 560,
        points: ['9 oz cotton'],
      },
    ],
  },
  {
    category: 'kids-judo-gis',
    line: 'Ember',
    type: 'gi',
    design: 'judo',
    sizes: childSizes,
    material: '100% cotton single weave, poly-cotton pants',
    care: washHot,
    build:
      'A light rice-grain jacket stands up to being pulled about, and the pants have padded knees for all the kneeling that beginners do. Wash it before the first class and let it shrink to size.',
    points: ['Padded knees', 'Hems let down by 2 in', 'White belt included'],
    weight: 640,
    products: [
      {
        title: 'Kids First Judo Gi',
        text: 'At 300 gsm it is heavy enough to hold on to and light enough to carry home in a school bag.',
        colours: ['white-white', 'blue-white'],
        price: 39.95,
        points: ['300 gsm jacket'],
      },
      {
        title: 'Kids Club Judo Gi',
        text: 'A step up at 400 gsm for children who train twice a week and take the grip fight seriously.',
        colours: ['white-white', 'blue-white'],
        price: 52.95,
        sale: 44.95,
        points: ['400 gsm jacket', 'Reinforced lapel'],
        weight: 780,
      },
    ],
  },
  {
    category: 'kids-bjj-gis',
    line: 'Ember',
    type: 'gi',
    design: 'bjj',
    sizes: childGiSizes,
    material: '100% cotton pearl weave jacket, cotton twill pants',
    care: washHot,
    build:
      'A 280 gsm pearl weave with a thin, flexible lapel, taped inside the neck so that it does not scratch. The pants have an elastic waist with a flat cord, and all of it can be washed warm.',
    points: ['280 gsm pearl weave', 'Taped neck', 'Elastic waist with flat cord'],
    weight: 620,
    products: [
      {
        title: 'Kids Jiu-Jitsu Gi',
        text: 'Made for sitting, shrimping and being dragged across a mat by a friend, with double cloth wherever that happens.',
        colours: ['white-white', 'blue-white', 'black-white', 'pink-white'],
        price: 54.95,
        points: ['White belt included'],
      },
      {
        title: 'Kids Competition Jiu-Jitsu Gi',
        text: "A trimmer sleeve and leg for a child's first tournament. It leaves less room for growing, so buy it for this season.",
        colours: ['white-grey', 'blue-yellow', 'black-orange'],
        price: 64.95,
        sale: 54.95,
        points: ['Tournament cut', 'Belt sold separately'],
      },
      {
        title: 'Kids Light Summer Jiu-Jitsu Gi',
        text: 'Ripstop pants and a thin jacket for camps and warm halls; it dries on a fence between the morning and afternoon sessions.',
        colours: ['white-white', 'sky-white'],
        price: 49.95,
        points: ['Ripstop pants', 'White belt included'],
        weight: 500,
        material: '100% cotton pearl weave jacket, cotton ripstop pants',
      },
    ],
  },
  {
    category: 'kids-taekwondo-doboks',
    line: 'Ember',
    type: 'gi',
    design: 'karate',
    sizes: between(uniformSizes, '000', '3'),
    material: '65% polyester, 35% cotton, 7 oz',
    care: washHot,
    build:
      'The wrapped jacket fastens with two hidden snaps as well as ties, so it stays shut through jumping jacks. The cloth hardly creases and dries overnight.',
    points: ['Snaps and ties', 'All-elastic waist', 'White belt included'],
    weight: 400,
    products: [
      {
        title: 'Kids First Taekwondo Dobok',
        text: 'For small kickers from four years up: wide at the hip, short in the jacket and gentle on the budget.',
        colours: ['white-white'],
        price: 27.95,
        points: ['7 oz plain weave'],
      },
      {
        title: 'Kids Color-Leg Taekwondo Dobok',
        text: 'A bright trim down jacket and leg shows the coach at once whether a knee came up before the kick.',
        colours: ['white-red-red', 'white-royal-royal'],
        price: 34.95,
        sale: 27.95,
        points: ['Color trim down the leg'],
      },
    ],
  },
  {
    category: 'kids-belts',
    line: 'Ember',
    type: 'belt',
    design: 'solid',
    sizes: between(beltSizes, '000', '2'),
    material: 'Cotton twill over a thin cotton core',
    care: 'Hand wash cold, dry flat. Colors may bleed at first.',
    build:
      'Thinner and softer than an adult belt, in cotton that a six-year-old can pull into a knot. There is a name label on one tail, and the color is safe with a cold hand wash.',
    points: ['Soft thin core', 'Name label'],
    weight: 85,
    products: [
      {
        title: 'Kids Soft Rank Belt',
        text: 'Full colors in short lengths, for schools that use the same grades for children and adults.',
        colours: ['white', 'yellow', 'orange', 'green', 'blue'],
        price: 8.95,
        points: ['1.25 in wide'],
      },
      {
        title: 'Kids Two-Color Step Belt',
        text: 'Half steps between two colors, because three months is a long time when you are seven.',
        colours: ['yellow-orange', 'orange-green', 'green-blue', 'white-red'],
        design: 'striped',
        price: 9.95,
        points: ['Color stripe on both sides'],
      },
      {
        title: 'Kids Jiu-Jitsu Belt',
        text: 'The gray, yellow, orange and green of the youth system, each with a bar for stripes.',
        colours: ['grey-black-white', 'yellow-black-white', 'orange-black-white', 'green-black-white'],
        design: 'rank',
        price: 12.95,
        sale: 9.95,
        points: ['Rank bar for stripes'],
      },
    ],
  },
]
