import type { SeedSizeChart } from './size-chart'

const chest = 'Chest: around the fullest part, tape level, arms down.'
const waist = 'Waist: where the waistband sits, breathing out normally.'

/** Clothes of adults and children. */
export const apparelCharts: readonly SeedSizeChart[] = [
  {
    category: 'apparel',
    title: 'Tops',
    unit: 'in',
    columns: ['Size', 'Chest', 'Chest (cm)', 'Waist', "Women's US size"],
    rows: [
      ['XS', '32–34', '81–86', '26–28', '2–4'],
      ['S', '35–37', '89–94', '29–31', '6–8'],
      ['M', '38–40', '97–102', '32–34', '10–12'],
      ['L', '41–43', '104–109', '35–37', '14'],
      ['XL', '44–46', '112–117', '38–40', '16–18'],
      ['2XL', '47–49', '119–125', '41–43', '20'],
      ['3XL', '50–53', '127–135', '44–47', '22'],
    ],
    howToMeasure: [
      chest,
      waist,
      'Rash guards are worn tight. Between two sizes take the smaller for grappling, the larger for comfort.',
    ],
  },
  {
    category: 'shorts',
    title: 'Shorts',
    unit: 'in',
    columns: ['Size', 'Waist', 'Waist (cm)', 'Hip', 'Thigh'],
    rows: [
      ['XS', '26–28', '66–71', '34–36', '20'],
      ['S', '29–31', '74–79', '36–38', '21.5'],
      ['M', '32–34', '81–86', '38–40', '23'],
      ['L', '35–37', '89–94', '40–43', '24.5'],
      ['XL', '38–40', '97–102', '43–46', '26'],
      ['2XL', '41–43', '104–109', '46–49', '27.5'],
      ['3XL', '44–47', '112–119', '49–52', '29'],
    ],
    howToMeasure: [waist, 'Thigh: around the thickest part. Kickers with strong legs go by the thigh.'],
  },
  {
    category: 'ninja-suits',
    title: 'Suit sizes',
    unit: 'in',
    columns: ['Size', 'Height', 'Chest', 'Waist'],
    rows: [
      ['S', '5\'2"–5\'6"', '34–37', '27–31'],
      ['M', '5\'5"–5\'9"', '37–40', '30–34'],
      ['L', '5\'8"–6\'0"', '40–43', '33–37'],
      ['XL', '5\'11"–6\'3"', '43–46', '36–41'],
      ['2XL', '6\'1"–6\'5"', '46–50', '40–45'],
      ['3XL', '6\'2"–6\'7"', '50–54', '44–50'],
    ],
    howToMeasure: [chest, waist, 'Jackets overlap and tie, so two sizes often fit; go by height.'],
  },
  {
    category: 'tabi',
    title: 'Tabi sizes',
    unit: 'US',
    columns: ['Size', "Women's US", 'Foot length (in)', 'Foot length (cm)'],
    rows: [
      ['6', '7.5', '9.25', '23.5'],
      ['7', '8.5', '9.6', '24.5'],
      ['8', '9.5', '10', '25.5'],
      ['9', '10.5', '10.25', '26'],
      ['10', '11.5', '10.6', '27'],
      ['11', '12.5', '11', '28'],
      ['12', '13.5', '11.25', '28.5'],
      ['13', '14.5', '11.6', '29.5'],
      ['5–7', '6.5–8.5', '9–9.6', '23–24.5'],
      ['8–10', '9.5–11.5', '10–10.6', '25.5–27'],
      ['11–13', '12.5–14.5', '11–11.6', '28–29.5'],
    ],
    howToMeasure: [
      'Stand on a sheet of paper and mark heel and big toe; measure between the marks.',
      'Tabi run narrow: go one size up for a wide foot or thick socks.',
    ],
  },
  {
    category: 'kids-apparel',
    title: "Children's clothes",
    unit: 'in',
    columns: ['Size', 'Usual age', 'Height', 'Chest', 'Waist'],
    rows: [
      ['Youth S', '6–7', '45–50', '25–26.5', '22–23'],
      ['Youth M', '8–9', '50–55', '26.5–28', '23–24.5'],
      ['Youth L', '10–12', '55–60', '28–30.5', '24.5–26.5'],
      ['Youth XL', '13–14', '60–65', '30.5–33', '26.5–28.5'],
    ],
    howToMeasure: [chest, waist, 'Between two sizes take the larger for shirts and the smaller for rash guards.'],
  },
]
