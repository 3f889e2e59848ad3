import type { ProductFamily } from '../product-family'
import { bottleOunces, shakerOunces } from '../size-ranges'

/** Bottles that survive a gym bag. */
export const bottleFamilies: readonly ProductFamily[] = [
  {
    category: 'sport-bottles',
    line: 'Freight',
    type: 'bottle',
    design: 'sport',
    sizes: bottleOunces,
    material: 'Low-density polyethylene body, polypropylene cap, silicone valve',
    care: 'Top rack of the dishwasher, cap taken apart. Not for hot drinks.',
    build:
      'The soft polyethylene body squeezes with a glove on and the valve closes by itself. Take the cap apart for the dishwasher, and do not fill it with anything hot.',
    points: ['BPA-free plastics', 'Self-closing valve'],
    weight: 95,
    products: [
      {
        title: 'Squeeze Corner Bottle',
        text: 'The bottle a corner can use with one hand while the other holds the stool. A long stream, and no lips on the spout.',
        colours: ['white-red', 'black-white', 'royal-white', 'lime-black'],
        price: 9.95,
        points: ['Long-stream valve'],
      },
      {
        title: 'Straw-Spout Corner Bottle',
        text: "A bent straw reaches past a head guard's face bar and needs no tipping back of the head between rounds.",
        colours: ['white-black', 'sky-white', 'red-white'],
        price: 12.95,
        points: ['Bent straw spout'],
      },
      {
        title: 'Insulated Squeeze Bottle',
        text: 'A foil layer between two walls keeps ice for about two hours in a hot gym. It squeezes a little stiffer for it.',
        colours: ['silver-black', 'black-orange', 'teal-white'],
        price: 15.95,
        sale: 12.95,
        material: 'Double-wall polyethylene with foil layer, silicone valve',
        points: ['Keeps cold about two hours'],
        weight: 140,
      },
    ],
  },
  {
    category: 'steel-bottles',
    line: 'Freight',
    type: 'bottle',
    design: 'steel',
    sizes: bottleOunces,
    material: '18/8 stainless steel, polypropylene lid, silicone seal',
    care: 'Hand wash the body, dishwasher for the lid. Do not freeze.',
    build:
      'Double-walled 18/8 stainless steel with a powder coat that takes knocks; the lid comes off wide enough for ice and a brush. Wash the body by hand, because dishwashers lift the coat.',
    points: ['Double wall', 'Wide mouth', 'Powder coat'],
    weight: 380,
    products: [
      {
        title: 'Steel Gym Bottle',
        text: 'Cold for a day or hot for a morning, with a loop on the lid that fits a gloved finger.',
        colours: ['black-black-white', 'white-black', 'crimson-black', 'olive-black'],
        price: 28.95,
        points: ['Finger-loop lid'],
      },
      {
        title: 'Flip-Spout Steel Bottle',
        text: 'A spout flips up under the thumb and seals when it is down, for drinking on the way without unscrewing anything.',
        colours: ['navy-white', 'black-lime', 'pink-white'],
        price: 32.95,
        sale: 26.95,
        points: ['Flip-up spout'],
      },
      {
        title: 'Brushed Steel Bottle',
        text: 'No coat at all, so there is nothing to chip. It will dent, and dents are only history.',
        colours: ['silver-black', 'silver-tan'],
        price: 27.95,
        points: ['Uncoated brushed finish', 'Double wall', 'Wide mouth'],
        build:
          'Double-walled 18/8 stainless steel left bare and brushed, with a wide mouth for ice. This one may go in the dishwasher, lid and all.',
        withoutFamilyPoints: true,
        care: 'Dishwasher safe, lid and all. Do not freeze.',
      },
      {
        title: 'Single-Wall Steel Bottle',
        text: 'Half the weight of a double wall for those who carry it up mountains and drink their water at the temperature of the day.',
        colours: ['bone-black', 'forest-bone', 'sky-white'],
        price: 19.95,
        points: ['Single wall, half the weight', 'Wide mouth', 'Powder coat'],
        weight: 190,
        build:
          'One wall of 18/8 stainless steel is light, and cools in a stream within minutes. Wash it by hand to keep the coat whole.',
        withoutFamilyPoints: true,
      },
    ],
  },
  {
    category: 'shakers',
    line: 'Freight',
    type: 'bottle',
    design: 'shaker',
    sizes: shakerOunces,
    material: 'Clear copolyester cup, polypropylene lid, steel whisk ball',
    care: 'Dishwasher safe. Rinse at once after protein; a baking-soda soak saves a forgotten one.',
    build:
      'A clear copolyester cup with marks up to the brim and a steel whisk ball inside. Rinse it straight away, or you will be able to find it by smell.',
    points: ['Measure marks', 'Steel whisk ball included', 'Leak-tested lid'],
    weight: 160,
    products: [
      {
        title: 'Locking-Lid Shaker',
        text: 'The cap locks with a quarter turn, which matters when it lies under a pair of gloves.',
        colours: ['black-red', 'white-black', 'charcoal-lime'],
        price: 12.95,
        points: ['Quarter-turn lock'],
      },
      {
        title: 'Stacking Shaker',
        text: 'Two screw-on cups under the base carry powder and pills dry until they are needed.',
        colours: ['black-sky', 'purple-white', 'grey-orange'],
        price: 16.95,
        points: ['Two screw-on storage cups'],
        weight: 230,
      },
      {
        title: 'Steel Shaker',
        text: "Stainless steel holds no smell, no stain and no secrets about last week's chocolate.",
        colours: ['silver-black', 'black-gold', 'white-red'],
        price: 24.95,
        sale: 19.95,
        material: '18/8 stainless steel cup, polypropylene lid',
        points: ['Odor-resistant steel cup'],
        weight: 290,
        build:
          'The single-wall steel cup is marked inside and takes the same whisk ball and lid as our plastic shakers. All parts go in the dishwasher.',
        care: 'Dishwasher safe. Rinse at once after protein.',
      },
    ],
  },
]
