/** Every color a product picture may carry: key in drawing keys (no dot or dash) → spoken name and sRGB value. */
export const palette = {
  black: { name: 'Black', hex: '#1c1c1f' },
  charcoal: { name: 'Charcoal', hex: '#3d4045' },
  grey: { name: 'Grey', hex: '#83878c' },
  silver: { name: 'Silver', hex: '#c3c7ca' },
  white: { name: 'White', hex: '#f4f3f0' },
  bone: { name: 'Bone', hex: '#e6ddc9' },
  sand: { name: 'Sand', hex: '#cdb48c' },
  tan: { name: 'Tan', hex: '#b0763f' },
  brown: { name: 'Brown', hex: '#63402a' },
  red: { name: 'Red', hex: '#c81e26' },
  crimson: { name: 'Crimson', hex: '#931427' },
  maroon: { name: 'Maroon', hex: '#561722' },
  pink: { name: 'Pink', hex: '#e2769b' },
  orange: { name: 'Orange', hex: '#e0661b' },
  gold: { name: 'Gold', hex: '#c89a33' },
  yellow: { name: 'Yellow', hex: '#f0c323' },
  lime: { name: 'Lime', hex: '#a3cb38' },
  green: { name: 'Green', hex: '#1f7a45' },
  forest: { name: 'Forest', hex: '#1d4532' },
  olive: { name: 'Olive', hex: '#5e6137' },
  teal: { name: 'Teal', hex: '#137b80' },
  sky: { name: 'Sky', hex: '#6fb0dc' },
  blue: { name: 'Blue', hex: '#1e63b8' },
  royal: { name: 'Royal', hex: '#24409f' },
  navy: { name: 'Navy', hex: '#1c2848' },
  purple: { name: 'Purple', hex: '#56308b' },
} as const satisfies Record<string, { name: string; hex: `#${string}` }>

/** A color's key in drawing keys and variants. */
export type ColorKey = keyof typeof palette

/** Whether a text is a palette key, ignoring inherited property names. */
export function isColorKey(text: string): text is ColorKey {
  return Object.hasOwn(palette, text)
}
