import type { ColorKey } from '../palette'

/** A text position: its label, and the parts below the text. */
export interface LetteringPlacement {
  name: string
  on: readonly string[]
  /** The maximum number of characters. */
  maxLength: number
}

/** A product of the designer: styles and text positions by key, and its default colors. */
export interface Designable {
  name: string
  /** The plural used in the equipment request. */
  plural: string
  styles: Readonly<Record<string, string>>
  places: Readonly<Record<string, LetteringPlacement>>
  start: readonly [ColorKey, ColorKey, ColorKey]
}

/** The products of the gear designer; keys match those of the drawings. */
const designables = {
  glove: {
    name: 'Boxing glove',
    plural: 'Boxing gloves',
    styles: { velcro: 'Hook and loop', lace: 'Lace-up', panel: 'Paneled', classic: 'Classic' },
    places: {
      cuff: { name: 'Cuff', on: ['cuff'], maxLength: 12 },
      shell: { name: 'Back of the hand', on: ['shell'], maxLength: 14 },
    },
    start: ['red', 'black', 'bone'],
  },
  belt: {
    name: 'Belt',
    plural: 'Belts',
    styles: { rank: 'With rank bar', solid: 'Plain', striped: 'Center stripe' },
    places: {
      tail: { name: 'Right end', on: ['belt', 'stripe'], maxLength: 16 },
      end: { name: 'Left end', on: ['belt', 'stripe'], maxLength: 12 },
    },
    start: ['purple', 'black', 'white'],
  },
  gi: {
    name: 'Gi',
    plural: 'Gis',
    styles: { bjj: 'Jiu-jitsu', judo: 'Judo', karate: 'Karate' },
    places: {
      chest: { name: 'Chest', on: ['jacket'], maxLength: 14 },
      leg: { name: 'Leg', on: ['trousers'], maxLength: 18 },
    },
    start: ['white', 'black', 'red'],
  },
  shirt: {
    name: 'Shirt',
    plural: 'Shirts',
    styles: { tee: 'T-shirt', long: 'Long sleeve', tank: 'Tank top', hoodie: 'Hoodie' },
    places: {
      chest: { name: 'Chest', on: ['body'], maxLength: 16 },
      back: { name: 'Back', on: ['body'], maxLength: 18 },
    },
    start: ['black', 'red', 'bone'],
  },
} as const satisfies Record<string, Designable>

/** The key of a designable product. */
export type ProductKey = keyof typeof designables

/** All designable products in display order. */
export const productKeys = Object.keys(designables) as ProductKey[]

/** A product's entry with a common type. */
export const getDesignable = (product: ProductKey): Designable => designables[product]

/** Whether a text is the key of a designable product. */
export const isProductKey = (text: string | null): text is ProductKey =>
  text !== null && Object.hasOwn(designables, text)
