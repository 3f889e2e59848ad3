import type { ProductFamily } from '../product-family'
import { between, mouthSizes } from '../size-ranges'

/** Mouth guards to be fitted at home. */
export const mouthGuardFamilies: readonly ProductFamily[] = [
  {
    category: 'boil-and-bite-mouth-guards',
    line: 'Bastion',
    type: 'mouth-guard',
    design: 'solid',
    sizes: mouthSizes,
    material: 'Ethylene-vinyl acetate (EVA), latex-free',
    care: 'Rinse cold, brush with mild soap, store in the vented case. Replace after a season or when bitten through.',
    build:
      'Soften it for 30 seconds in water just off the boil, bite for 20, and refit as often as needed. Rinse it cold, keep it in the vented case, and ask a dentist first if you wear braces.',
    points: ['Vented case included', 'Latex-free EVA'],
    weight: 45,
    products: [
      {
        title: 'Single-Layer Mouth Guard',
        text: 'A simple guard at the price of two coffees. Keep a spare in the bag, because it is the thing most often left at home.',
        colours: ['black', 'white', 'red', 'blue'],
        price: 7.95,
        points: ['3 mm EVA'],
      },
      {
        title: 'Fang Print Mouth Guard',
        text: 'The single-layer guard with a row of printed fangs under a clear coat. It frightens nobody over twelve and we keep selling out of it.',
        colours: ['black-white-white', 'white-red-red', 'green-white-white'],
        design: 'fangs',
        price: 10.95,
        points: ['Print sealed under clear EVA'],
      },
      {
        title: 'Low-Profile Mouth Guard',
        text: 'Thin walls and a cut-back palate make it easier to breathe and call combinations in. For light contact and pad work.',
        colours: ['silver', 'sky', 'pink'],
        price: 11.95,
        sale: 8.95,
        points: ['2 mm walls', 'Cut-back palate'],
        weight: 38,
      },
      {
        title: 'Two-Pack Mouth Guard',
        text: 'Two single-layer guards in one case with two chambers: one for training, one that stays clean for the day that counts.',
        colours: ['black', 'blue', 'orange'],
        price: 12.95,
        points: ['Two guards, one case'],
        weight: 80,
      },
    ],
  },
  {
    category: 'dual-layer-mouth-guards',
    line: 'Bastion',
    type: 'mouth-guard',
    design: 'dual',
    sizes: mouthSizes,
    material: 'Firm EVA shell, soft EVA gel lining, latex-free',
    care: 'Rinse cold after each use, brush weekly with mild soap, keep away from heat. Replace after a season.',
    build:
      'A firm outer shell spreads the blow while the softer inner layer takes the print of your teeth, in 40 seconds of hot water. Rinse cold after use; heat in a car will undo the fit.',
    points: ['Firm shell, soft lining', 'Vented case included'],
    weight: 55,
    products: [
      {
        title: 'Dual-Layer Mouth Guard',
        text: 'The one we suggest for sparring. It stays up when you open your mouth to breathe, which single-layer guards seldom do.',
        colours: ['black-red', 'white-blue', 'red-black', 'navy-white'],
        price: 17.95,
        points: ['5 mm at the front teeth'],
      },
      {
        title: 'Breathing-Channel Mouth Guard',
        text: 'A channel between the layers lets air pass with teeth closed, for fighters who clench and then run out of wind.',
        colours: ['black-lime', 'charcoal-orange', 'white-sky'],
        price: 21.95,
        sale: 16.95,
        points: ['Front air channel'],
      },
      {
        title: 'Printed-Fang Dual Mouth Guard',
        text: 'Two layers, one grin: the fangs are printed between shell and gel, where neither teeth nor toothbrush can reach them.',
        colours: ['black-red-white', 'purple-black-white'],
        design: 'fangs',
        price: 19.95,
        points: ['Print between the layers'],
      },
      {
        title: 'Wide-Arch Mouth Guard',
        text: 'Two millimeters wider at the molars and longer at the back, for big jaws that find ordinary adult guards end halfway.',
        colours: ['black-grey', 'blue-white'],
        price: 19.95,
        sizes: between(mouthSizes, 'Adult', 'Adult'),
        points: ['Wider and longer arch'],
        weight: 62,
      },
    ],
  },
]
