import type { ProductFamily } from '../product-family'
import { between, uniformSizes } from '../size-ranges'

const giCare =
  'Wash cold inside out, hang to dry. Cotton gis shrink 3 to 5 percent in the first washes; bleach weakens the seams.'

/** Karate uniforms from first class to kata podium. */
export const karateGiFamilies: readonly ProductFamily[] = [
  {
    category: 'karate-training-gis',
    line: 'Selvage',
    type: 'gi',
    design: 'karate',
    sizes: between(uniformSizes, '1', '7'),
    material: '55% cotton, 45% polyester',
    care: giCare,
    build:
      'Jacket and pants come together; the pants have an elastic waist with a drawcord and a gusset that allows a full split. Wash cold and hang it up, and it is dry by the next class.',
    points: ['Jacket with four side ties', 'Elastic waist with drawcord'],
    weight: 780,
    products: [
      {
        title: 'Student Karate Gi, 7 oz',
        text: 'The first gi for most beginners: light, cheap to replace when a teenager grows, and cut generously through the shoulders. A white belt is in the bag.',
        colours: ['white-white', 'black-white'],
        price: 36.95,
        points: ['7 oz plain weave', 'White belt included'],
      },
      {
        title: 'Dojo Karate Gi, 10 oz',
        text: 'All cotton at 10 oz: heavy enough to hang straight and light enough for a summer of basics. The sleeves and legs carry six rows of hem stitching.',
        colours: ['white-black', 'black-black'],
        price: 59.95,
        sale: 49.95,
        material: '100% cotton, 10 oz',
        points: ['10 oz cotton twill', 'Belt sold separately'],
        weight: 1050,
      },
      {
        title: 'Heavyweight Karate Gi, 12 oz',
        text: 'Twelve-ounce brushed cotton for people who train four times a week. It snaps on a fast punch and outlasts two lighter gis at the knee.',
        colours: ['white-black'],
        price: 79.95,
        material: '100% brushed cotton, 12 oz',
        points: ['12 oz brushed cotton', 'Double-layer knees and shoulders', 'Belt sold separately'],
        weight: 1350,
      },
      {
        title: 'Club Color Karate Gi',
        text: 'The 8 oz uniform in a full color for demonstration teams and schools that set their juniors apart from their seniors at a glance.',
        colours: ['red-black', 'blue-black', 'navy-white', 'black-red'],
        price: 52.95,
        material: '65% polyester, 35% cotton, 8 oz',
        points: ['8 oz twill in fast color', 'Belt sold separately'],
        weight: 880,
      },
    ],
  },
  {
    category: 'karate-competition-gis',
    line: 'Selvage',
    type: 'gi',
    design: 'karate',
    sizes: between(uniformSizes, '3', '7'),
    material: 'Polyester microfiber with mesh panels',
    care: giCare,
    build:
      "Shoulders, knees and seat are reinforced and every side vent is bar-tacked. Check your federation's rules on lapel embroidery before you compete; this gi is sold without any.",
    points: ['Bar-tacked vents and ties', 'Belt sold separately'],
    weight: 720,
    products: [
      {
        title: 'Kumite Light Karate Gi',
        text: 'Microfiber at 4.5 oz with mesh under the arms, for fighters who want to feel nothing on the shoulder when the hand goes out.',
        colours: ['white-red-red', 'white-blue-blue'],
        price: 84.95,
        points: ['4.5 oz microfiber', 'Seam tape in corner color', 'Mesh underarm and back panels'],
      },
      {
        title: 'Kata Canvas Karate Gi, 14 oz',
        text: 'Stiff 14 oz canvas with a short Japanese cut: sleeves above the wrist, legs above the ankle, and the crack on a stopped punch that kata judges listen for.',
        colours: ['white-black'],
        price: 129.95,
        material: '100% cotton canvas, 14 oz',
        points: ['14 oz cotton canvas', 'Short cut in sleeve and leg', 'Needs ten washes to soften'],
        weight: 1600,
      },
      {
        title: 'Mesh-Back Kumite Gi',
        text: 'A full mesh back panel moves sweat out between rounds, and the jacket is cut 2 in shorter than a training gi so that it cannot be grabbed as easily.',
        colours: ['white-red-red', 'white-blue-blue', 'white-black-black'],
        price: 92.95,
        sale: 74.95,
        points: ['Full mesh back', 'Short jacket', 'Seam tape in red, blue or black'],
      },
    ],
  },
]
