import type { SeedSizeChart } from './size-chart'

/** Bags to hit and bags to carry. */
export const equipmentCharts: readonly SeedSizeChart[] = [
  {
    category: 'punching-bags',
    title: 'Bag weights',
    unit: 'lb',
    columns: ['Size', 'Body weight (lb)', 'Height (in)', 'Usual use'],
    rows: [
      ['60 lb', 'up to 130', '36', 'Boxing for light people, speed'],
      ['80 lb', '120–180', '42', 'Boxing for most people'],
      ['100 lb', '160 and more', '48', 'Heavy punches; 72 in tall as a banana bag'],
      ['130 lb', '180 and more', '72', 'Low kicks and knees'],
      ['One size', 'any', '42', 'Shell to be filled to 100 lb'],
      ['Small', 'any', '8', 'Speed bag: fast, for practiced hands'],
      ['Medium', 'any', '9', 'Speed bag: most gyms'],
      ['Large', 'any', '10', 'Speed bag: slow, to learn on'],
    ],
    howToMeasure: [
      'For boxing choose about half your body weight, for kicks more.',
      'A beam or mount should carry four times the weight of the bag, since it swings.',
    ],
  },
  {
    category: 'kick-shields',
    title: 'Shield sizes',
    unit: 'in',
    columns: ['Size', 'Height', 'Width', 'Thickness'],
    rows: [
      ['Medium', '22', '13', '6'],
      ['Large', '26', '15', '7'],
      ['One size', '20–24', '12–14', '4'],
    ],
    howToMeasure: ['The holder should see over the top edge with bent knees.'],
  },
  {
    category: 'gym-bags',
    title: 'Bag volumes',
    unit: 'in',
    columns: ['Size', 'Outside', 'Takes'],
    rows: [
      ['25 L', '18 × 11 × 8', 'Gloves, wraps, a change of clothes'],
      ['35 L', '20 × 12 × 10', 'The same and a folded gi'],
      ['40 L', '21 × 11 × 11', 'Gloves, shin guards, a change of clothes'],
      ['65 L', '26 × 13 × 13', 'A full kit with head guard and gi'],
    ],
    howToMeasure: ['Many airlines accept up to 22 × 14 × 9 inches in the cabin: the 25 L backpack, not quite full.'],
  },
]
