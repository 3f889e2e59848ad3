import type { ProductFamily } from '../product-family'
import { between, uniformSizes } from '../size-ranges'

const dobokCare = 'Machine wash cold, hang to dry, cool iron if needed. Do not bleach.'

/** Taekwondo uniforms with a wrapped front. */
export const taekwondoDobokFamilies: readonly ProductFamily[] = [
  {
    category: 'taekwondo-training-doboks',
    line: 'Selvage',
    type: 'gi',
    design: 'karate',
    sizes: between(uniformSizes, '0', '7'),
    material: '65% polyester, 35% cotton, 8 oz',
    care: dobokCare,
    build:
      'The open-front jacket wraps and ties, so it goes on without pulling over the head, and deep side vents leave the hips free to kick. It washes at low heat and needs no ironing.',
    points: ['Open, wrapped front', 'Deep side vents', 'Full elastic waist'],
    weight: 560,
    products: [
      {
        title: 'Student Taekwondo Dobok',
        text: 'A light uniform for basic classes and a growing student, with a plain white collar and a white belt included.',
        colours: ['white-white'],
        price: 34.95,
        points: ['7 oz plain weave', 'White belt included'],
        weight: 500,
        material: '65% polyester, 35% cotton, 7 oz',
      },
      {
        title: 'Diamond-Weave Taekwondo Dobok',
        text: 'A small diamond texture lifts the cloth off wet skin. The legs are cut wide from the knee so that a high kick meets no drag.',
        colours: ['white-blue-blue', 'white-red-red'],
        price: 54.95,
        points: ['Diamond-texture cloth', 'Color piping', 'Belt sold separately'],
      },
      {
        title: 'Demo Team Taekwondo Dobok',
        text: 'Color uniforms for demonstration teams: the cloth is dyed before cutting, so jacket and pants always match, this year and next.',
        colours: ['black-red', 'red-black', 'royal-white'],
        price: 58.95,
        sale: 47.95,
        points: ['Fast color through thirty washes', 'Belt sold separately'],
      },
    ],
  },
  {
    category: 'taekwondo-black-collar-doboks',
    line: 'Selvage',
    type: 'gi',
    design: 'karate',
    sizes: between(uniformSizes, '2', '7'),
    material: 'Polyester and cotton rib weave, 9 oz',
    care: dobokCare,
    build:
      'Rib-weave cloth holds a crease and stands away from the arm, and the seams under the arm and at the seat are sewn twice. Belt and badges are left to your school.',
    points: ['Twice-sewn stress seams', 'Belt sold separately'],
    weight: 860,
    products: [
      {
        title: 'Black-Collar Taekwondo Dobok',
        text: 'The white uniform with a dark collar that many schools reserve for black belts, in a cloth heavy enough to sound on a sharp block.',
        colours: ['white-black-black'],
        price: 69.95,
        points: ['9 oz rib weave', 'Dark collar and trim'],
      },
      {
        title: 'Forms Taekwondo Dobok',
        text: "Cut for poomsae: a longer jacket, a lower waist and a leg that falls straight to the ankle, so that a held stance reads clearly from the judges' table.",
        colours: ['white-navy-navy', 'white-red-red'],
        price: 88.95,
        points: ['Long forms cut', '10 oz rib weave', 'Collar and trim in navy or red'],
        weight: 980,
        material: 'Polyester and cotton rib weave, 10 oz',
      },
      {
        title: 'Fighter Taekwondo Dobok',
        text: 'The lightest of the three, with mesh under the arm and behind the knee, made to be worn under a chest protector without bunching.',
        colours: ['white-red-red', 'white-blue-blue'],
        price: 79.95,
        sale: 67.95,
        points: ['Mesh underarm and knee', '6 oz cloth', 'Trim in red or blue'],
        weight: 620,
        material: 'Polyester and cotton rib weave, 6 oz',
      },
    ],
  },
]
