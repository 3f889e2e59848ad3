import type { SeedSizeChart } from './size-chart'

const byHeight = [
  'Stand without shoes against a wall and measure your height.',
  'Check your weight: if it points to a larger size than your height, take the larger size in judo and jiu-jitsu.',
  'Measures are after three cold washes. Hot water or a dryer can cost another size.',
]

const columns = ['Size', 'Height', 'Height (cm)', 'Weight (lb)']

/** Uniforms of adults and children. */
export const uniformCharts: readonly SeedSizeChart[] = [
  {
    category: 'gis',
    title: 'Karate uniform sizes',
    unit: 'ft in',
    columns,
    rows: [
      ['0', '4\'1"–4\'5"', '125–135', '55–70'],
      ['1', '4\'5"–4\'9"', '135–145', '70–85'],
      ['2', '4\'9"–5\'1"', '145–155', '85–110'],
      ['3', '5\'1"–5\'5"', '155–165', '105–135'],
      ['4', '5\'5"–5\'9"', '165–175', '130–165'],
      ['5', '5\'9"–6\'0"', '175–185', '155–195'],
      ['6', '6\'0"–6\'4"', '185–195', '185–230'],
      ['7', '6\'4"–6\'8"', '195–205', '220–270'],
    ],
    howToMeasure: byHeight,
  },
  {
    category: 'judo-gis',
    title: 'Judo uniform sizes',
    unit: 'ft in',
    columns: [...columns, 'Jacket length (in)', 'Sleeve span (in)'],
    rows: [
      ['1', '4\'5"–4\'9"', '135–145', '70–90', '24.5', '52'],
      ['2', '4\'9"–5\'1"', '145–155', '85–115', '26.5', '56'],
      ['3', '5\'1"–5\'5"', '155–165', '110–140', '28', '60'],
      ['4', '5\'5"–5\'9"', '165–175', '135–170', '29.5', '63.5'],
      ['5', '5\'9"–6\'0"', '175–185', '160–205', '31', '67'],
      ['6', '6\'0"–6\'4"', '185–195', '195–245', '32.5', '70.5'],
      ['7', '6\'4"–6\'8"', '195–205', '235–290', '34', '74'],
    ],
    howToMeasure: [
      ...byHeight,
      'The sleeve should end at the wrist bone with arms stretched forward, and the jacket should cover the seat.',
    ],
  },
  {
    category: 'bjj-gis',
    title: 'Jiu-jitsu uniform sizes',
    unit: 'ft in',
    columns: [...columns, 'Chest (in)', 'Inseam (in)'],
    rows: [
      ['A0', '5\'0"–5\'4"', '152–163', '100–130', '40', '27'],
      ['A1', '5\'4"–5\'8"', '163–173', '125–160', '43', '28.5'],
      ['A2', '5\'8"–6\'0"', '173–183', '150–190', '46', '30'],
      ['A3', '6\'0"–6\'3"', '183–191', '180–220', '49', '31.5'],
      ['A4', '6\'2"–6\'5"', '188–196', '215–255', '52', '33'],
      ['A5', '6\'3"–6\'7"', '191–201', '250–300', '55', '34.5'],
    ],
    howToMeasure: [...byHeight, 'Chest and inseam are those of the garment laid flat, chest doubled.'],
  },
  {
    category: 'taekwondo-doboks',
    title: 'Taekwondo uniform sizes',
    unit: 'ft in',
    columns,
    rows: [
      ['0', '4\'1"–4\'5"', '125–135', '55–70'],
      ['1', '4\'5"–4\'9"', '135–145', '70–85'],
      ['2', '4\'9"–5\'1"', '145–155', '85–110'],
      ['3', '5\'1"–5\'5"', '155–165', '105–135'],
      ['4', '5\'5"–5\'9"', '165–175', '130–165'],
      ['5', '5\'9"–6\'0"', '175–185', '155–195'],
      ['6', '6\'0"–6\'4"', '185–195', '185–230'],
      ['7', '6\'4"–6\'8"', '195–205', '220–270'],
    ],
    howToMeasure: [
      ...byHeight.slice(0, 1),
      'The leg should end at the ankle bone; kickers who like it shorter take one size down.',
      ...byHeight.slice(2),
    ],
  },
  {
    category: 'kids-uniforms',
    title: "Children's uniform sizes",
    unit: 'ft in',
    columns: ['Size', 'Height', 'Height (cm)', 'Usual age'],
    rows: [
      ['000', '3\'3"–3\'9"', '100–115', '4–5'],
      ['00', '3\'9"–4\'1"', '115–125', '6–7'],
      ['0', '4\'1"–4\'5"', '125–135', '8–9'],
      ['1', '4\'5"–4\'9"', '135–145', '10–11'],
      ['2', '4\'9"–5\'1"', '145–155', '12–13'],
      ['3', '5\'1"–5\'5"', '155–165', '13–14'],
    ],
    howToMeasure: ['Go by height, not by age.', 'Hems let down by two to three inches, so buy the size that fits now.'],
  },
  {
    category: 'kids-bjj-gis',
    title: "Children's jiu-jitsu uniform sizes",
    unit: 'ft in',
    columns: ['Size', 'Height', 'Height (cm)', 'Weight (lb)', 'Usual age'],
    rows: [
      ['M0', '3\'3"–3\'8"', '99–112', '34–46', '4–5'],
      ['M1', '3\'8"–4\'1"', '112–124', '42–58', '6–7'],
      ['M2', '4\'1"–4\'6"', '124–137', '54–74', '8–9'],
      ['M3', '4\'6"–4\'11"', '137–150', '70–95', '10–11'],
      ['M4', '4\'11"–5\'3"', '150–160', '90–115', '12–13'],
    ],
    howToMeasure: [
      'Go by height first and by weight second.',
      'A sleeve that reaches the knuckles is safe to grow into; one that covers the hand is not.',
    ],
  },
]
