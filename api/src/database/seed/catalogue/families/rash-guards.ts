import type { ProductFamily } from '../product-family'
import { apparelSizes } from '../size-ranges'

const rashCare = 'Machine wash cold inside out, no softener, hang to dry. Softener clogs the fibers and traps odor.'

/** Fitted tops for the mat. */
export const rashGuardFamilies: readonly ProductFamily[] = [
  {
    category: 'long-sleeve-rash-guards',
    line: 'Rivet',
    type: 'rash-guard',
    design: 'solid',
    sizes: apparelSizes,
    material: '82% polyester, 18% elastane, 230 gsm',
    care: rashCare,
    build:
      'Flat seams in four threads keep the edges off the skin, and a silicone band at the hem stops the shirt riding up. Wash it inside out without softener so that it keeps wicking.',
    points: ['Flatlock seams', 'Silicone hem band', 'Color dyed into the cloth'],
    weight: 230,
    products: [
      {
        title: 'Rivet Long-Sleeve Rash Guard',
        text: 'A plain, close-fitting layer for no-gi rounds or under a gi, with nothing printed on it that you would have to explain.',
        colours: ['black', 'navy', 'white-white', 'olive', 'maroon'],
        price: 39.95,
        points: ['Plain, without large logos'],
      },
      {
        title: 'Slash Long-Sleeve Rash Guard',
        text: 'A diagonal cut of color runs from shoulder to hip. It is dyed into the fiber, so it stretches with you and does not crack.',
        colours: ['black-red', 'black-lime', 'navy-orange', 'charcoal-sky'],
        design: 'slash',
        price: 46.95,
        sale: 37.95,
        points: ['Sublimated diagonal panel'],
      },
      {
        title: 'Two-Tone Long-Sleeve Rash Guard',
        text: 'Sleeves and side panels in a second color follow the seams, which makes limbs easier to read on video when you review a roll.',
        colours: ['black-white', 'white-red', 'grey-purple', 'forest-black'],
        price: 44.95,
        points: ['Contrast sleeves and sides'],
      },
      {
        title: 'Brushed Winter Rash Guard',
        text: 'A brushed inner face holds warmth through the drills in an unheated hall and still wicks once the rounds begin.',
        colours: ['black', 'charcoal-black', 'navy'],
        price: 49.95,
        material: '80% polyester, 20% elastane, 290 gsm brushed',
        points: ['Brushed inner face, 290 gsm'],
        weight: 290,
      },
      {
        title: 'Recycled-Yarn Rash Guard',
        text: 'The polyester comes from recycled bottles; the elastane does not, since nobody sells that yet in a quality we would use. Cut and seams are those of our plain rash guard.',
        colours: ['teal-navy', 'black-teal', 'sand-black'],
        price: 46.95,
        material: '78% recycled polyester, 22% elastane, 235 gsm',
        points: ['78 percent recycled yarn'],
      },
      {
        title: "Women's Long-Sleeve Rash Guard",
        text: 'Shaped at the waist and longer in the back, with a collar that sits a little lower. It stays down in inverted guards without a second layer.',
        colours: ['black-pink', 'navy-sky', 'purple', 'white-black'],
        price: 42.95,
        points: ['Shaped waist, long back'],
      },
    ],
  },
  {
    category: 'short-sleeve-rash-guards',
    line: 'Rivet',
    type: 'rash-guard',
    design: 'short',
    sizes: apparelSizes,
    material: '84% polyester, 16% elastane, 210 gsm',
    care: rashCare,
    build:
      'The 210 gsm knit dries in a couple of hours on a hook, and the sleeves end with a flat elastic that does not pinch the arm. Wash cold and skip the softener.',
    points: ['Flatlock seams', 'Quick-drying 210 gsm knit'],
    weight: 190,
    products: [
      {
        title: 'Rivet Short-Sleeve Rash Guard',
        text: 'Arms free and torso covered, for summer no-gi and for lifting afterwards in the same shirt.',
        colours: ['black', 'white-black', 'royal', 'crimson'],
        price: 34.95,
        points: ['Close fit'],
      },
      {
        title: 'Contrast Short-Sleeve Rash Guard',
        text: "Sleeves in a second color and a shoulder seam moved forward, away from where a backpack strap or a partner's chin would sit.",
        colours: ['black-gold', 'white-navy', 'grey-lime', 'navy-red'],
        price: 37.95,
        sale: 29.95,
        points: ['Forward shoulder seam'],
      },
      {
        title: 'Loose-Fit Rash Shirt',
        text: 'The same wicking knit on a straight T-shirt cut, for people who like the cloth and not the squeeze.',
        colours: ['charcoal', 'black-white', 'olive-black'],
        price: 34.95,
        points: ['Straight, easy fit'],
      },
      {
        title: 'Mesh-Side Rash Guard',
        text: 'Open mesh from armpit to hem lets heat out where the arms trap it. Mat burn finds mesh first, so wear the plain one for wrestling.',
        colours: ['black-red', 'white-sky', 'black-orange'],
        price: 39.95,
        points: ['Mesh side panels'],
      },
    ],
  },
  {
    category: 'ranked-rash-guards',
    line: 'Rivet',
    type: 'rash-guard',
    design: 'ranked',
    sizes: apparelSizes,
    material: '82% polyester, 18% elastane, 230 gsm',
    care: rashCare,
    build:
      'Rank shows on the sleeves and sides in a shade matched to our belts. The color is sublimated into the cloth, so a cold wash inside out leaves it as it was.',
    points: ['Rank on sleeves and sides', 'Flatlock seams', 'Silicone hem band'],
    weight: 230,
    twoTone: true,
    products: [
      {
        title: 'Ranked Rash Guard',
        text: 'Black body and rank-colored panels, in the shares of color that no-gi rules usually ask for. Confirm with your organizer before a tournament.',
        colours: ['black-white', 'black-blue', 'black-purple', 'black-brown', 'black-black'],
        price: 44.95,
        points: ['Black body'],
      },
      {
        title: 'White-Body Ranked Rash Guard',
        text: 'The same rank panels on a white body, for teams that compete in white and for rooms where black shows every bit of lint.',
        colours: ['white-blue', 'white-purple', 'white-brown', 'white-black'],
        price: 44.95,
        points: ['White body, double-knit so that it is not see-through'],
      },
      {
        title: 'Ranked Training Rash Guard',
        text: 'A heavier 260 gsm knit for gi wearers: it survives hook-and-loop, fingers and a year of laundry, and it is cut an inch longer to stay tucked.',
        colours: ['grey-blue', 'grey-purple', 'grey-brown', 'grey-black'],
        price: 48.95,
        sale: 38.95,
        material: '80% polyester, 20% elastane, 260 gsm',
        points: ['260 gsm knit', 'One inch longer'],
        weight: 260,
      },
    ],
  },
]
