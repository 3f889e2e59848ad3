import type { ColourKey } from '@shop/shared-drawings'

/** A place for lettering: its spoken name, and the parts that letters there may stand on. */
export interface LetteringPlace {
  name: string
  on: readonly string[]
  /** Letters that still read well there. */
  most: number
}

/** A product that can be designed: its styles and lettering places by key, and the colours that it starts with. */
export interface Designable {
  name: string
  /** What the equipment request calls it. */
  plural: string
  styles: Readonly<Record<string, string>>
  places: Readonly<Record<string, LetteringPlace>>
  start: readonly [ColourKey, ColourKey, ColourKey]
}

/** THE list of what the gear designer designs; keys are those of the drawings. */
const designables = {
  glove: {
    name: 'Boxing glove',
    plural: 'Boxing gloves',
    styles: { velcro: 'Hook and loop', lace: 'Lace-up', panel: 'Paneled', classic: 'Classic' },
    places: {
      cuff: { name: 'Cuff', on: ['cuff'], most: 12 },
      shell: { name: 'Back of the hand', on: ['shell'], most: 14 },
    },
    start: ['red', 'black', 'bone'],
  },
  belt: {
    name: 'Belt',
    plural: 'Belts',
    styles: { rank: 'With rank bar', solid: 'Plain', striped: 'Center stripe' },
    places: {
      tail: { name: 'Right end', on: ['belt', 'stripe'], most: 16 },
      end: { name: 'Left end', on: ['belt', 'stripe'], most: 12 },
    },
    start: ['purple', 'black', 'white'],
  },
  gi: {
    name: 'Gi',
    plural: 'Gis',
    styles: { bjj: 'Jiu-jitsu', judo: 'Judo', karate: 'Karate' },
    places: {
      chest: { name: 'Chest', on: ['jacket'], most: 14 },
      leg: { name: 'Leg', on: ['trousers'], most: 18 },
    },
    start: ['white', 'black', 'red'],
  },
  shirt: {
    name: 'Shirt',
    plural: 'Shirts',
    styles: { tee: 'T-shirt', long: 'Long sleeve', tank: 'Tank top', hoodie: 'Hoodie' },
    places: {
      chest: { name: 'Chest', on: ['body'], most: 16 },
      back: { name: 'Back', on: ['body'], most: 18 },
    },
    start: ['black', 'red', 'bone'],
  },
} as const satisfies Record<string, Designable>

/** A product of the list. */
export type ProductKey = keyof typeof designables

/** Every product, in the order in which they are offered. */
export const productKeys = Object.keys(designables) as ProductKey[]

/** A product's entry, widened so that code can treat all alike. */
export const designableOf = (product: ProductKey): Designable => designables[product]

/** Tells a product's key from any other text. */
export const isProductKey = (text: string | null): text is ProductKey =>
  text !== null && Object.hasOwn(designables, text)
