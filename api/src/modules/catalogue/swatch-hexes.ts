import { palette } from '@shop/shared-drawings'

const hexByName: Map<string, string> = new Map(Object.values(palette).map(({ name, hex }) => [name.toLowerCase(), hex]))

/**
 * The colors of a swatch, main one first: "Black / Red" has two. A name that isn't in the palette has only its own
 * `hex`.
 */
export function swatchHexes(name: string, hex: string): string[] {
  const [, ...further] = name.split(' / ')
  const known = further.map((part) => hexByName.get(part.trim().toLowerCase()))
  return [hex, ...known.filter((candidate) => candidate !== undefined && candidate !== hex)] as string[]
}
