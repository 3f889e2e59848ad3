import type { ProductFamily } from '../product-family'
import { gearSizes } from '../size-ranges'

const guardCare =
  'Wipe with a damp cloth after each use and air dry at room temperature. No washing machine, no radiator.'

/** Headgear by how much of the face it covers. */
export const headGuardFamilies: readonly ProductFamily[] = [
  {
    category: 'open-face-headgear',
    line: 'Bastion',
    type: 'headgear',
    design: 'open',
    sizes: gearSizes,
    material: 'Microfiber leather, layered foam, brushed lining',
    care: guardCare,
    build:
      'Layered foam sits at brow, crown and ear, with a lace at the back and a padded chin strap for the fit. Headgear softens cuts and bruises; it does not prevent concussion, so spar accordingly.',
    points: ['Lace and strap adjustment', 'Wide field of view'],
    weight: 340,
    products: [
      {
        title: 'Bastion Open-Face Head Guard',
        text: 'Nothing below the brow but air: the cut for people who see punches late in closed headgear.',
        colours: ['black-red', 'red-white', 'blue-white', 'white-black'],
        price: 69.95,
        points: ['1 in foam', 'Full cheek clearance'],
      },
      {
        title: 'Light Drill Head Guard',
        text: "Thinner foam and 60 grams less, for touch sparring and kids' coaches who get caught by elbows from below.",
        colours: ['black-grey', 'navy-sky'],
        price: 49.95,
        sale: 42.95,
        points: ['0.7 in foam'],
        weight: 280,
      },
      {
        title: 'Forge Leather Open Head Guard',
        text: 'Cowhide outside, suede at the brow so that it grips the forehead when sweat comes, and eyelets you can actually thread.',
        colours: ['brown-tan', 'black-black-gold'],
        price: 109.95,
        material: 'Full-grain cowhide, suede lining, layered foam',
        points: ['Full-grain cowhide', 'Suede brow lining', '1 in foam'],
        weight: 390,
      },
      {
        title: 'Karate Sparring Head Guard',
        text: 'Dipped foam without seams, open over the ears, in the two corner colors used on karate and taekwondo mats. Rinse it under the tap.',
        colours: ['red', 'blue', 'white', 'black'],
        price: 39.95,
        material: 'Vinyl-dipped closed-cell foam',
        points: ['Seamless dipped foam', 'Vent holes over the crown', 'Elastic chin strap', 'Open over the ears'],
        weight: 260,
        build:
          'Closed-cell foam is dipped in vinyl, so there is no lining to hold sweat. Replace it when the skin cracks, and ask your federation before using it in a tournament.',
        withoutFamilyPoints: true,
      },
    ],
  },
  {
    category: 'cheek-headgear',
    line: 'Bastion',
    type: 'headgear',
    design: 'cheek',
    sizes: gearSizes,
    material: 'Microfiber leather, 1.2 in layered foam, wicking lining',
    care: guardCare,
    build:
      'Cheek pads curve in below the eye and the foam is split at the jaw so that it folds with your face. Fit it tight enough that it does not turn when someone pushes the brow.',
    points: ['Curved cheek pads', 'Two-way back adjustment'],
    weight: 430,
    products: [
      {
        title: 'Bastion Cheek Head Guard',
        text: 'The gym standard: cheek cover for hooks, ear cups with a hearing hole, and a view down to your own gloves.',
        colours: ['black-red', 'black-gold', 'white-red', 'navy-white'],
        price: 84.95,
        points: ['Ear cups with hearing holes'],
      },
      {
        title: 'Slim Cheek Head Guard',
        text: 'Trimmed at the crown and jaw to make a smaller target. It suits narrow faces, which tend to swim in a standard guard.',
        colours: ['black-white', 'charcoal-lime', 'red-black'],
        price: 89.95,
        sale: 76.95,
        points: ['Slim outer profile'],
        weight: 390,
      },
      {
        title: 'Forge Lace-Back Cheek Head Guard',
        text: 'Goatskin, laced from crown to nape: slow to put on and very quiet once it is there.',
        colours: ['black-black-red', 'crimson-black-bone', 'tan-brown'],
        price: 134.95,
        material: 'Goatskin, layered foam, suede lining',
        points: ['Full lace back', 'Goatskin shell', 'Curved cheek pads', 'Suede lining'],
        withoutFamilyPoints: true,
      },
      {
        title: 'Chin-and-Cheek Head Guard',
        text: 'A padded chin bar joins the cheeks, for people who lead with it and know so. The mouth stays clear to breathe and to hold a mouth guard.',
        colours: ['black-blue', 'white-black', 'olive-black'],
        price: 94.95,
        points: ['Padded chin bar'],
        weight: 470,
      },
    ],
  },
  {
    category: 'face-bar-headgear',
    line: 'Bastion',
    type: 'headgear',
    design: 'bar',
    sizes: gearSizes,
    material: 'Microfiber leather, 1.4 in foam, padded polymer bar',
    care: guardCare,
    build:
      'A padded bar stands an inch and a half off the nose and carries straight punches to cheeks and brow. It narrows the downward view, so learn it in drills before sparring.',
    points: ['Nose clearance of 1.5 in', 'Padded front bar'],
    weight: 560,
    products: [
      {
        title: 'Bastion Face-Bar Head Guard',
        text: 'For a healing nose, a wedding next Saturday, or a job behind a counter: full rounds with little to explain.',
        colours: ['black-red', 'black-white', 'navy-gold'],
        price: 109.95,
        points: ['Removable bar cover'],
      },
      {
        title: 'Wide-View Face-Bar Head Guard',
        text: 'The bar sits lower and is thinner in the middle, which gives back most of the view of the body that bar guards cost.',
        colours: ['black-silver', 'white-blue'],
        price: 119.95,
        sale: 99.95,
        points: ['Low, slim bar'],
      },
      {
        title: 'Coach Face-Bar Head Guard',
        text: "Extra foam at the temples for trainers who catch a day's worth of other people's mistakes.",
        colours: ['charcoal-orange', 'black-yellow'],
        price: 129.95,
        points: ['Double temple foam'],
        weight: 640,
      },
    ],
  },
]
