import type { SeedSizeChart } from './size-chart'

/** Belt lengths. */
export const beltCharts: readonly SeedSizeChart[] = [
  {
    category: 'belts',
    title: 'Belt lengths',
    unit: 'in',
    columns: ['Size', 'Length', 'Length (cm)', 'Waist up to', 'Worn with gi size'],
    rows: [
      ['000', '63', '160', '21', '000'],
      ['00', '71', '180', '24', '00'],
      ['0', '79', '200', '27', '0'],
      ['1', '87', '220', '30', '1'],
      ['2', '94', '240', '33', '2'],
      ['3', '102', '260', '36', '3'],
      ['4', '110', '280', '39', '4'],
      ['5', '118', '300', '43', '5'],
      ['6', '126', '320', '47', '6'],
      ['7', '134', '340', '52', '7'],
      ['8', '142', '360', '57', '—'],
    ],
    howToMeasure: [
      'Put your uniform on and lay a tape once around the waist where the belt sits, just above the hip bones.',
      "Add about 40 inches for the second turn's overlap, the knot and two tails of a hand's length.",
      'Between two sizes take the longer: a belt shortens by about an inch in the wash, and never the other way.',
    ],
  },
  {
    category: 'bjj-belts',
    title: 'Jiu-jitsu belt lengths',
    unit: 'in',
    columns: ['Size', 'Length', 'Length (cm)', 'Worn with gi size'],
    rows: [
      ['A0', '94', '240', 'A0'],
      ['A1', '100', '255', 'A1'],
      ['A2', '106', '270', 'A2'],
      ['A3', '114', '290', 'A3'],
      ['A4', '122', '310', 'A4'],
      ['A5', '130', '330', 'A5'],
    ],
    howToMeasure: [
      'Take the size of your gi. If you tie the belt low on the hips, take one size longer.',
      'Both tails should end between 8 and 12 inches below the knot.',
    ],
  },
  {
    category: 'kids-belts',
    title: "Children's belt lengths",
    unit: 'in',
    columns: ['Size', 'Length', 'Length (cm)', 'Height of child', 'Usual age'],
    rows: [
      ['000', '63', '160', 'up to 45', '4–5'],
      ['00', '71', '180', '45–49', '6–7'],
      ['0', '79', '200', '49–53', '8–9'],
      ['1', '87', '220', '53–57', '10–11'],
      ['2', '94', '240', '57–61', '12–13'],
    ],
    howToMeasure: [
      'Measure once around the waist over the uniform, double it and add 20 inches.',
      'Tails should not reach the knees: a child steps on them.',
    ],
  },
]
