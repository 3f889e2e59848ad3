import { lit, shaded, toneOf } from './color'

const stroke = (path: string, color: string, width: number, more = '') =>
  `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" ${more}/>`

/** A row of stitches: each thread has a small shadow. */
export function stitches(path: string, color: string, width = 3, length = 11): string {
  const dash = `stroke-dasharray="${length} ${Math.round(length * 0.6)}" stroke-linecap="round"`
  return `${stroke(path, '#000', width + 1, `stroke-opacity=".45" ${dash} transform="translate(1 2.5)"`)}${stroke(path, lit(color, 0.12), width, dash)}`
}

/** A seam: a groove, dark with a lit lower lip. */
export function seam(path: string, on: string, width = 4): string {
  const tone = toneOf(on)
  return `${stroke(path, tone.light, width, `stroke-opacity="${(tone.lightOpacity * 0.6).toFixed(2)}" transform="translate(3 4)"`)}${stroke(path, tone.shade, width, `stroke-opacity="${Math.min(tone.shadeOpacity + 0.25, 1)}"`)}`
}

/** A row of tight stitching pressed into thick webbing, as on belts: lighter to draw than `stitches`. */
export function groove(path: string, on: string): string {
  const tone = toneOf(on)
  const dash = 'stroke-dasharray="10 5"'
  return (
    stroke(path, tone.shade, 5, `stroke-opacity="${(tone.shadeOpacity * 0.7).toFixed(2)}" ${dash}`) +
    stroke(
      path,
      tone.light,
      2,
      `stroke-opacity="${(tone.lightOpacity * 0.4).toFixed(2)}" ${dash} transform="translate(1 3)"`,
    )
  )
}

/** A round cord, piping or strap edge: dark rim, color, and a highlight along its upper side. */
export function cord(path: string, color: string, width: number, part?: string): string {
  const round = 'stroke-linecap="round" stroke-linejoin="round"'
  const layers = [
    stroke(path, shaded(color, 0.62), width, round),
    stroke(path, color, width * 0.72, `${round} transform="translate(${-width * 0.05} ${-width * 0.07})"`),
    stroke(
      path,
      lit(color, 0.5),
      Math.max(1.5, width * 0.16),
      `${round} stroke-opacity=".75" transform="translate(${-width * 0.14} ${-width * 0.19})"`,
    ),
  ].join('')
  return part ? `<g data-part="${part}">${layers}</g>` : layers
}

/** A fold of cloth for a piece's `soft` layer: a dark valley next to a lit ridge; strength 1 suits cotton. */
export function fold(path: string, on: string, width = 16, strength = 1): string {
  const tone = toneOf(on)
  const ends = 'stroke-linecap="round"'
  return `${stroke(path, tone.light, width * 0.8, `${ends} stroke-opacity="${(tone.lightOpacity * 0.6 * strength).toFixed(2)}" transform="translate(${-width * 0.8} ${-width * 0.3})"`)}${stroke(path, tone.shade, width, `${ends} stroke-opacity="${(tone.shadeOpacity * 0.75 * strength).toFixed(2)}"`)}`
}

/** A soft reflection for a piece's `soft` layer. */
export function gleam(path: string, width: number, opacity = 0.4): string {
  return stroke(path, '#fff', width, `stroke-linecap="round" stroke-opacity="${opacity}"`)
}

/** A soft-edged reflection for a piece's `sheen` layer, made of thinning strokes so that it needs no filter. */
export function sheen(path: string, width: number, opacity = 0.4): string {
  const layers = [2.7, 2.25, 1.8, 1.4, 1, 0.65, 0.3]
  return layers
    .map((share) =>
      stroke(
        path,
        '#fff',
        Math.round(width * share * 10) / 10,
        `stroke-linecap="round" stroke-opacity="${(opacity * 0.15).toFixed(3)}"`,
      ),
    )
    .join('')
}

/** A soft shadow for a piece's `soft` layer, as cast by a piece lying on it. */
export function cast(path: string, width: number, opacity = 0.5): string {
  return stroke(path, '#000', width, `stroke-linecap="round" stroke-opacity="${opacity}"`)
}

/** A metal eyelet, buckle pin or rivet. */
export function eyelet(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#8f9296" stroke="#2b2c2f" stroke-width="1.5"/><path d="M${x - radius * 0.6} ${y - radius * 0.4}A${radius * 0.75} ${radius * 0.75} 0 0 1 ${x + radius * 0.3} ${y - radius * 0.7}" stroke="#f3f3f0" stroke-width="${radius * 0.28}" fill="none" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="${radius * 0.48}" fill="#0b0b0c"/>`
}
