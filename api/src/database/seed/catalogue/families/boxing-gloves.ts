import type { ProductFamily } from '../product-family'
import { between, gloveOunces, sparringOunces } from '../size-ranges'

const gloveCare =
  'Wipe inside and out after use, open the cuff and let the gloves dry in moving air. Never machine wash or leave them in a closed bag.'

/** Boxing gloves for the whole gym week: training, sparring and laces. */
export const boxingGloveFamilies: readonly ProductFamily[] = [
  {
    category: 'training-gloves',
    line: 'Mainstay',
    type: 'glove',
    design: 'classic',
    sizes: gloveOunces,
    material: 'Polyurethane shell, layered foam, polyester lining',
    care: gloveCare,
    build:
      'Three layers of foam step from firm at the knuckle to soft at the hand, under a wipe-clean shell with an attached thumb. Open them wide after training, because trapped sweat ages a glove faster than punches do.',
    points: ['Three-layer foam', 'Attached thumb', 'Sold as a pair'],
    weight: 460,
    products: [
      {
        title: 'Mainstay Training Glove',
        text: 'One pair for the bag, the mitts and light drills, for someone who has just joined a gym and does not want three bags of gear yet.',
        colours: ['black-red-white', 'red-black-white', 'navy-white-red', 'white-black-red'],
        price: 54.95,
        sale: 44.95,
        points: ['All-round 1.5 in knuckle padding'],
      },
      {
        title: 'Mainstay Velcro Training Glove',
        text: 'The same foam with a three-inch elastic wrist strap that wraps fully around: quick to put on alone, and stiff enough that the wrist stays straight on hooks.',
        colours: ['black-white', 'blue-white', 'black-gold', 'maroon-bone'],
        design: 'velcro',
        price: 59.95,
        points: ['3 in full-wrap strap'],
      },
      {
        title: "Mainstay Women's Training Glove",
        text: 'Built on a narrower last with a shorter finger compartment, so a slim hand does not slide forward. Weights and padding are the same as in our other training gloves.',
        colours: ['black-pink', 'white-pink', 'purple-white', 'teal-white'],
        design: 'velcro',
        price: 57.95,
        sizes: between(gloveOunces, '8 oz', '14 oz'),
        points: ['Narrow hand compartment'],
      },
      {
        title: 'Panel Training Glove',
        text: 'A second color across the knuckle shows the coach where the punch lands. Fans of clean mitt work use it as a mirror: scuffs off the panel are scuffs off the mark.',
        colours: ['black-yellow', 'white-red', 'navy-orange', 'charcoal-lime'],
        design: 'panel',
        price: 62.95,
        points: ['Contrast knuckle panel'],
      },
      {
        title: 'Forge Leather Training Glove',
        text: 'Full-grain cowhide over the Mainstay foam set. It costs about twice as much as a synthetic pair and, wiped and dried, lasts well past twice as long.',
        colours: ['black-black-red', 'brown-tan', 'crimson-black'],
        price: 119.95,
        material: 'Full-grain cowhide shell, layered foam, nylon lining',
        points: ['1.2 mm full-grain cowhide', 'Double-stitched palm seam'],
        weight: 480,
      },
      {
        title: 'Vented Palm Training Glove',
        text: 'A mesh palm and a row of eyelets let heat out in long summer rounds; the strap is a plain hook-and-loop you can close with your teeth.',
        colours: ['white-sky', 'black-silver', 'grey-orange'],
        design: 'velcro',
        price: 64.95,
        points: ['Mesh palm with eight eyelets'],
      },
    ],
  },
  {
    category: 'sparring-gloves',
    line: 'Forge',
    type: 'glove',
    design: 'panel',
    sizes: sparringOunces,
    material: 'Full-grain cowhide, slow-recovery foam, moisture-wicking lining',
    care: gloveCare,
    build:
      "The outer foam is slow to spring back, which spreads a punch over your partner's headgear instead of passing it through. Keep one pair for sparring only: a bag breaks foam down into lumps.",
    points: ['Slow-recovery outer foam', 'Attached thumb', 'Sold as a pair'],
    weight: 470,
    products: [
      {
        title: 'Forge Sparring Glove',
        text: 'Our standard for partner rounds: a broad, rounded knuckle face, and a cuff long enough to parry with.',
        colours: ['black-white-red', 'red-white', 'blue-white', 'white-black'],
        price: 109.95,
        points: ['Broad rounded face', '2.5 in cuff'],
      },
      {
        title: 'Soft-Hand Sparring Glove',
        text: 'An extra half inch of foam, for technical rounds with beginners, older hands and the heavyweight who promises to go light.',
        colours: ['navy-sky', 'black-grey', 'olive-sand'],
        design: 'velcro',
        price: 99.95,
        sale: 84.95,
        material: 'Microfiber leather, slow-recovery foam',
        points: ['2.2 in knuckle foam'],
      },
      {
        title: 'Forge Lace Sparring Glove',
        text: 'Laces pull the cuff tight around the whole forearm, so nothing scratches a partner and the wrist cannot fold. You will need someone to tie them.',
        colours: ['black-red-white', 'crimson-bone', 'royal-white-gold'],
        design: 'lace',
        price: 129.95,
        points: ['Full lace closure, no hook and loop'],
      },
      {
        title: 'Thai Sparring Glove',
        text: 'A squarer, more even pad all around the fist, with extra cover at the back of the hand for blocking kicks and an open palm to clinch with.',
        colours: ['black-gold', 'white-red-blue', 'green-yellow', 'pink-black'],
        design: 'classic',
        price: 114.95,
        points: ['Padded back of hand', 'Flexible clinch palm'],
      },
    ],
  },
  {
    category: 'lace-up-gloves',
    line: 'Forge',
    type: 'glove',
    design: 'lace',
    sizes: between(gloveOunces, '8 oz', '16 oz'),
    material: 'Full-grain goatskin, layered foam and horsehair, cotton drill lining',
    care: `${gloveCare} Condition the leather twice a year.`,
    build:
      'Shell and cuff are cut from one hide so that the grain matches, and the lace channel is backed with a leather tongue. They are training gloves: no commission has sanctioned them for bouts.',
    points: ['Leather-backed lace channel', 'Cotton laces and a spare pair', 'Sold as a pair'],
    weight: 450,
    products: [
      {
        title: 'Forge Horsehair Lace Glove',
        text: 'Horsehair over a thin foam core gives a compact fist and direct feedback. It punishes a badly turned wrist, so wrap well and save it for pads and short bag rounds.',
        colours: ['crimson-crimson-white', 'black-black-gold', 'tan-brown'],
        price: 169.95,
        points: ['Horsehair over thin foam'],
      },
      {
        title: 'Forge Foam Lace Glove',
        text: 'The same goatskin shell with foam throughout: more forgiving at the knuckle, and the choice for people who like a lace fit but hit the bag every day.',
        colours: ['black-white-red', 'white-gold', 'green-white', 'navy-gold'],
        price: 149.95,
        sale: 129.95,
        points: ['Layered foam throughout'],
      },
      {
        title: 'Two-Tone Lace Glove',
        text: 'Classic corner colors with a contrasting cuff, for gym matches and photographs on the wall. Underneath it is our foam lace glove, stitch for stitch.',
        colours: ['red-white-black', 'blue-white-black', 'bone-black-red'],
        price: 154.95,
        points: ['Contrast cuff and piping'],
      },
    ],
  },
]
