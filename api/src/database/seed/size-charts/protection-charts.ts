import type { SeedSizeChart } from './size-chart'

const aroundTheHead = 'Lay a tape around the head just above brows and ears.'
const alongTheShin = 'Measure from two fingers below the kneecap down to the bend of the ankle.'

/** Guards for head, shin and teeth. */
export const protectionCharts: readonly SeedSizeChart[] = [
  {
    category: 'headgear',
    title: 'Headgear sizes',
    unit: 'in',
    columns: ['Size', 'Head', 'Head (cm)'],
    rows: [
      ['S', '20.5–21.5', '52–55'],
      ['M', '21.5–22.5', '55–57'],
      ['L', '22.5–23.5', '57–60'],
      ['XL', '23.5–25', '60–63'],
    ],
    howToMeasure: [
      aroundTheHead,
      'The guard should not turn when somebody pushes the brow sideways. Long hair is tied low.',
    ],
  },
  {
    category: 'shin-guards',
    title: 'Shin guard sizes',
    unit: 'in',
    columns: ['Size', 'Shin', 'Body height', 'Calf'],
    rows: [
      ['S', '12–13', '5\'0"–5\'5"', '12–13.5'],
      ['M', '13–14', '5\'5"–5\'9"', '13.5–14.5'],
      ['L', '14–15', '5\'9"–6\'1"', '14.5–16'],
      ['XL', '15–16.5', '6\'1" and more', '16–18'],
    ],
    howToMeasure: [
      alongTheShin,
      'For sleeves measure the calf at its thickest as well, and go by the larger of the two.',
    ],
  },
  {
    category: 'mouth-guards',
    title: 'Mouth guard sizes',
    unit: 'years',
    columns: ['Size', 'Age', 'Arch width (in)'],
    rows: [
      ['Youth', '10 and under', 'up to 2.0'],
      ['Adult', '11 and over', '2.0–2.4'],
    ],
    howToMeasure: [
      'Measure across the upper jaw from the outside of one back molar to the other.',
      'Trim the ends with scissors before fitting if they touch the back of the palate.',
    ],
  },
  {
    category: 'kids-headgear',
    title: "Children's headgear sizes",
    unit: 'in',
    columns: ['Size', 'Head', 'Head (cm)', 'Usual age'],
    rows: [
      ['Youth S', '19–19.75', '48–50', '4–6'],
      ['Youth M', '19.75–20.5', '50–52', '7–9'],
      ['Youth L', '20.5–21.25', '52–54', '10–13'],
    ],
    howToMeasure: [aroundTheHead],
  },
  {
    category: 'kids-shin-guards',
    title: "Children's shin guard sizes",
    unit: 'in',
    columns: ['Size', 'Shin', 'Body height'],
    rows: [
      ['Youth S', '7.5–9', '3\'5"–4\'0"'],
      ['Youth M', '9–10.5', '4\'0"–4\'6"'],
      ['Youth L', '10.5–12', '4\'6"–5\'1"'],
    ],
    howToMeasure: [alongTheShin, 'Check again every six months.'],
  },
  {
    category: 'kids-mouth-guards',
    title: "Children's mouth guard sizes",
    unit: 'years',
    columns: ['Size', 'Age', 'Arch width (in)'],
    rows: [['Youth', '5–10', 'up to 2.0']],
    howToMeasure: ['With wobbly teeth, braces or an expander ask a dentist before fitting.'],
  },
]
