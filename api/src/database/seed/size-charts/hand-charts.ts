import type { SeedSizeChart } from './size-chart'

const aroundTheHand =
  'Open the hand and measure around the palm below the knuckles, without the thumb, with wraps on if you wear them.'

/** Gloves and wraps. */
export const handCharts: readonly SeedSizeChart[] = [
  {
    category: 'boxing-gloves',
    title: 'Boxing glove weights',
    unit: 'oz',
    columns: ['Size', 'Body weight (lb)', 'Palm (in)', 'Usual use'],
    rows: [
      ['8 oz', 'up to 110', '5.5–6.5', 'Pads and light bag work'],
      ['10 oz', '100–135', '6–7.5', 'Bag, mitts and drills'],
      ['12 oz', '120–155', '7–8', 'All-round training'],
      ['14 oz', '145–185', '7.5–8.5', 'All-round training, light sparring'],
      ['16 oz', '175 and more', '8–9.5', 'Sparring, heavy bag'],
      ['18 oz', '200 and more', '8.5–10', 'Sparring with lighter partners'],
    ],
    howToMeasure: [
      aroundTheHand,
      'Choose the weight by use first: most gyms ask for 16 oz in sparring whatever you weigh.',
      'Fingertips should just touch the end of the glove with a wrap on.',
    ],
  },
  {
    category: 'bag-gloves',
    title: 'Bag glove sizes',
    unit: 'oz',
    columns: ['Size', 'Body weight (lb)', 'Palm (in)'],
    rows: [
      ['8 oz', 'up to 115', '5.5–6.5'],
      ['10 oz', '105–140', '6–7.5'],
      ['12 oz', '130–165', '7–8'],
      ['14 oz', '155–195', '7.5–8.5'],
      ['16 oz', '185 and more', '8–9.5'],
      ['S', 'mitts only', '6–7'],
      ['M', 'mitts only', '7–8'],
      ['L', 'mitts only', '8–9'],
      ['XL', 'mitts only', '9–10'],
    ],
    howToMeasure: [
      aroundTheHand,
      'Bag gloves run closer than training gloves; take the larger size if you wrap thickly.',
    ],
  },
  {
    category: 'mma-gloves',
    title: 'MMA glove sizes',
    unit: 'in',
    columns: ['Size', 'Palm', 'Palm (cm)', 'Body weight (lb)'],
    rows: [
      ['S', '7–7.5', '18–19', 'up to 140'],
      ['M', '7.5–8.25', '19–21', '135–165'],
      ['L', '8.25–9', '21–23', '160–195'],
      ['XL', '9–10', '23–25.5', '190 and more'],
    ],
    howToMeasure: [
      aroundTheHand,
      'Make a fist: the glove should be snug over the knuckles and the finger webbing should not pull.',
    ],
  },
  {
    category: 'hand-wraps',
    title: 'Hand wrap lengths',
    unit: 'in',
    columns: ['Size', 'Length (m)', 'For'],
    rows: [
      ['120 in', '3.0', 'Palms under 7 in, MMA gloves, short classes'],
      ['180 in', '4.6', 'Most adults under boxing gloves'],
    ],
    howToMeasure: [
      'With the right length three turns go around the knuckles, three around the wrist and one between each pair of fingers.',
    ],
  },
  {
    category: 'kids-gloves',
    title: "Children's glove sizes",
    unit: 'in',
    columns: ['Size', 'Palm', 'Usual age'],
    rows: [
      ['4 oz', '4.5–5.25', '4–6'],
      ['6 oz', '5.25–6', '7–9'],
      ['8 oz', '6–6.75', '10–13'],
      ['Youth S', '4.5–5.25', '5–7'],
      ['Youth M', '5.25–6', '8–10'],
      ['Youth L', '6–6.75', '11–13'],
    ],
    howToMeasure: [aroundTheHand, 'A glove that is too big turns on the hand. Buy for this year.'],
  },
]
