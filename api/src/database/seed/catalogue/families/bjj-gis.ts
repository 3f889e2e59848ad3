import type { ProductFamily } from '../product-family'
import { adultGiSizes, between } from '../size-ranges'

const bjjCare =
  'Wash cold with the pants inside out and hang to dry. Vinegar in the rinse clears odor; bleach and dryers do damage.'

/** Jiu-jitsu uniforms for training and for the scales. */
export const bjjGiFamilies: readonly ProductFamily[] = [
  {
    category: 'bjj-training-gis',
    line: 'Selvage',
    type: 'gi',
    design: 'bjj',
    sizes: adultGiSizes,
    material: '100% cotton pearl weave jacket, 10 oz cotton twill pants',
    care: bjjCare,
    build:
      'The jacket is woven as one piece without a back seam and the lapel has a foam core that dries and does not hold odor. Wash it cold after every class and hang it in moving air.',
    points: ['No back seam', 'Foam-core lapel', 'Rope drawcord with six loops'],
    weight: 1500,
    products: [
      {
        title: 'Starter Jiu-Jitsu Gi',
        text: 'Everything a first year needs and nothing more: a 350 gsm jacket, sturdy pants and a white belt, at a price that does not hurt if you change your mind.',
        colours: ['white-white', 'blue-white', 'black-white'],
        price: 74.95,
        sale: 64.95,
        points: ['350 gsm pearl weave', 'White belt included'],
        weight: 1350,
      },
      {
        title: 'Daily Pearl 450 Jiu-Jitsu Gi',
        text: 'A 450 gsm pearl weave that takes five sessions a week. The collar is stitched in four rows and the knees in a double layer down to mid-shin.',
        colours: ['white-blue', 'blue-purple', 'black-brown', 'navy-white'],
        price: 109.95,
        points: ['450 gsm pearl weave', 'Double-layer knees to mid-shin', 'Belt sold separately'],
      },
      {
        title: 'Gold-Weave 550 Jiu-Jitsu Gi',
        text: 'Heavier and softer than pearl: the 550 gsm gold weave drapes rather than stands, and it is slow to tear where people grip. Warm in August, welcome in January.',
        colours: ['white-black', 'blue-black', 'black-white'],
        price: 134.95,
        material: '100% cotton gold weave jacket, 12 oz cotton drill pants',
        points: ['550 gsm gold weave', 'Belt sold separately'],
        weight: 1850,
      },
      {
        title: 'Hemp Jiu-Jitsu Gi',
        text: 'Hemp and cotton in equal parts make a gi that feels broken in on day one, airs quickly and gets softer each season. The undyed bone color is the natural color of the fiber.',
        colours: ['bone-black', 'olive-black', 'black-white'],
        price: 149.95,
        material: '50% hemp, 50% cotton, 420 gsm',
        points: ['420 gsm hemp and cotton', 'Undyed option', 'Belt sold separately'],
      },
      {
        title: "Women's Cut Jiu-Jitsu Gi",
        text: 'Cut on its own block: narrower shoulder, room through the hip, and a jacket that closes without a second wrap. Size A0 fits from about five feet.',
        colours: ['white-purple', 'navy-white', 'black-pink'],
        price: 112.95,
        sizes: between(adultGiSizes, 'A0', 'A3'),
        points: ['420 gsm pearl weave', "Separate pattern, not a smaller men's cut", 'Belt sold separately'],
        weight: 1350,
      },
    ],
  },
  {
    category: 'bjj-competition-gis',
    line: 'Selvage',
    type: 'gi',
    design: 'bjj',
    sizes: adultGiSizes,
    material: '100% cotton pearl weave jacket, cotton ripstop pants',
    care: bjjCare,
    build:
      'Sleeves taper toward the wrist and the skirt stops at the hip, leaving as little loose cloth as most contest rules allow. Ripstop pants shed water and weigh about half of twill.',
    points: ['Ripstop pants', 'Plain, without patches', 'Belt sold separately'],
    weight: 1250,
    products: [
      {
        title: 'Weigh-In Ultralight Jiu-Jitsu Gi',
        text: 'Under three pounds in A2, for those who compete at the top of their bracket with the gi on. The 350 gsm jacket is a race tire: quick, and not meant for every day.',
        colours: ['white-blue', 'blue-purple', 'black-brown'],
        price: 124.95,
        points: ['350 gsm pearl weave', 'About 2.8 lb in A2'],
        weight: 1100,
      },
      {
        title: 'Podium Jiu-Jitsu Gi',
        text: 'A 400 gsm jacket with a thick, narrow lapel that is hard to hold, on a cut that has been let out at the shoulder for posture and taken in at the cuff.',
        colours: ['white-black', 'blue-black', 'black-white'],
        price: 139.95,
        sale: 119.95,
        points: ['400 gsm pearl weave', 'Narrow 1.6 in lapel'],
      },
      {
        title: 'Travel Jiu-Jitsu Gi',
        text: 'Rolls to the size of a loaf of bread. Jacket and pants are both ripstop-lined, and it dries on a hotel rail in one night.',
        colours: ['white-black', 'grey-black'],
        price: 99.95,
        material: 'Cotton ripstop, 220 gsm',
        points: ['220 gsm ripstop jacket', 'Packs into its own pouch'],
        weight: 900,
      },
    ],
  },
]
