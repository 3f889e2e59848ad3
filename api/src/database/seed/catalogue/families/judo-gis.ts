import type { ProductFamily } from '../product-family'
import { between, uniformSizes } from '../size-ranges'

/** Judo uniforms in single and double weave. */
export const judoGiFamilies: readonly ProductFamily[] = [
  {
    category: 'judo-single-weave',
    line: 'Selvage',
    type: 'gi',
    design: 'judo',
    sizes: between(uniformSizes, '1', '7'),
    material: '100% cotton single rice-grain weave, cotton drill pants',
    care: 'Wash cold, hang dry. Allow 5 percent shrinkage in length over the first three washes.',
    build:
      'The jacket is woven in one layer of rice-grain cotton with a drill skirt and reinforced lapel, and the pants have padded knees. Wash it cold before the first class: the sizes allow for that shrinkage.',
    points: ['Double-layer shoulders and knees', 'Drawcord pants'],
    weight: 1300,
    products: [
      {
        title: 'Club Judo Gi 350',
        text: 'Our entry judo gi at 350 g per square meter. It breaks in within a week and dries overnight, and it is strong enough for randori but not for a decade of it.',
        colours: ['white-white', 'blue-white'],
        price: 54.95,
        points: ['350 gsm jacket', 'White belt included'],
      },
      {
        title: 'Training Judo Gi 450',
        text: 'The weight we suggest to most people who train twice a week. At 450 gsm the lapel is thick enough to make a grip an honest fight.',
        colours: ['white-black', 'blue-black'],
        price: 79.95,
        sale: 69.95,
        points: ['450 gsm jacket', '12 oz drill pants', 'Belt sold separately'],
        weight: 1600,
      },
      {
        title: 'Black Judo Training Gi',
        text: 'The 450 in black for no-tournament training rooms, self-defense classes and ju-jutsu schools. It will not pass a judo contest control, where white or blue is the rule.',
        colours: ['black-white'],
        price: 82.95,
        points: ['450 gsm jacket', 'Training only', 'Belt sold separately'],
        weight: 1600,
      },
    ],
  },
  {
    category: 'judo-double-weave',
    line: 'Selvage',
    type: 'gi',
    design: 'judo',
    sizes: between(uniformSizes, '3', '7'),
    material: '100% cotton double weave, 12 oz cotton drill pants',
    care: 'Wash cold, hang dry for two days. Never tumble: a double weave can lose a full size.',
    build:
      'Two layers of yarn are woven into one cloth, so the jacket keeps its shape when someone hangs on the sleeve. It takes two days to dry on a line, which is why most owners buy a pair.',
    points: ['Rubber-cored lapel', 'Side vents stitched twice', 'Belt sold separately'],
    weight: 2200,
    products: [
      {
        title: 'Randori Judo Gi 650',
        text: 'A double weave trimmed to 650 gsm for hard rounds in a hot hall, with the pants cut wide through the thigh for deep squats.',
        colours: ['white-black', 'blue-black'],
        price: 119.95,
        points: ['650 gsm jacket'],
        weight: 1950,
      },
      {
        title: 'Shiai Judo Gi 750',
        text: 'The full 750 gsm, preshrunk, for competitors who want the stiffest lapel they can wear. Bring it to gear control early: contest rules on fit change and we make no claim for any one rulebook.',
        colours: ['white-black', 'blue-black'],
        price: 169.95,
        points: ['750 gsm preshrunk jacket', 'Slim-cut sleeve at full length'],
      },
      {
        title: 'Slim-Cut Judo Gi 730',
        text: 'The same double weave on a narrower block for long, lean builds, who drown in a standard size 5. Shoulders are 2 cm narrower and sleeves 3 cm longer.',
        colours: ['white-black', 'blue-black'],
        price: 164.95,
        sale: 139.95,
        points: ['730 gsm jacket', 'Narrow shoulder, long sleeve'],
      },
    ],
  },
]
