type Rgb = [number, number, number]

const toRgb = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Rgb

/** Blends two `#rrggbb` colors in sRGB; share 0 returns the first, 1 the second. */
function mix(from: string, to: string, share: number): string {
  const a = toRgb(from)
  const b = toRgb(to)
  return `#${a
    .map((value, i) =>
      Math.round(value + ((b[i] ?? 0) - value) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** Perceived lightness from 0 (black) to 1 (white), good enough to choose how strongly light and shade must fall. */
export function lightness(hex: string): number {
  const [red, green, blue] = toRgb(hex)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

/** Darkens a color towards a cold near-black, which keeps its hue. */
export function shaded(hex: string, share: number): string {
  return mix(hex, '#07070b', share)
}

/** The color in light: lighter towards a warm white. */
export function lit(hex: string, share: number): string {
  return mix(hex, '#fffaf0', share)
}

/** How light and shade fall on a color: white needs shade to have form, black needs highlights. */
export interface Tone {
  shade: string
  shadeOpacity: number
  light: string
  lightOpacity: number
}

/** Chooses the tone of a color by its lightness. */
export function toneOf(hex: string): Tone {
  const value = lightness(hex)
  if (value > 0.72) return { shade: mix(hex, '#2c2a33', 0.8), shadeOpacity: 0.46, light: '#ffffff', lightOpacity: 0.85 }
  if (value < 0.2) return { shade: '#000000', shadeOpacity: 0.8, light: lit(hex, 0.7), lightOpacity: 0.58 }
  return { shade: shaded(hex, 0.85), shadeOpacity: 0.62, light: lit(hex, 0.7), lightOpacity: 0.5 }
}

/** A second color for a design with only one: similar to the first, but distinguishable. */
export function companion(hex: string): string {
  return lightness(hex) < 0.28 ? lit(hex, 0.16) : shaded(hex, 0.38)
}
