import { palette } from '@shop/shared-drawings'

const hexByName: Map<string, string> = new Map(Object.values(palette).map(({ name, hex }) => [name.toLowerCase(), hex]))

/** The colours of a swatch, main one first: "Black / Red" has two. A name of which the palette knows nothing has its own `hex` alone. */
export function swatchHexes(name: string, hex: string): string[] {
  const [, ...further] = name.split(' / ')
  const known = further.map((part) => hexByName.get(part.trim().toLowerCase()))
  return [hex, ...known.filter((one) => one !== undefined && one !== hex)] as string[]
}
