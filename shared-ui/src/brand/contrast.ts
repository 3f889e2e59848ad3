const channelsOf = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** Relative luminance of `#rrggbb` by WCAG 2.2, from 0 to 1. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channelsOf(hex).map((value) => {
    const channel = value / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of two colors by WCAG 2.2, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Mixes two `#rrggbb` colors channel by channel; `share` of the second, from 0 to 1. */
export function mix(from: string, to: string, share: number): string {
  const target = channelsOf(to)
  const mixed = channelsOf(from).map((value, at) => Math.round(value + (target[at]! - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}
