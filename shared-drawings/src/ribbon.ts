type Vec = [number, number]

const parse = (points: string): Vec[] =>
  points
    .trim()
    .split(/\s+/)
    .map((word) => word.split(',').map(Number) as Vec)

function along(points: Vec[], steps: number): Vec[] {
  const at = (i: number): Vec => points[Math.min(Math.max(i, 0), points.length - 1)] as Vec
  const samples: Vec[] = []
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    for (let step = 0; step < steps; step++) {
      const t = step / steps
      const value = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t ** 3)
      samples.push([value(0), value(1)])
    }
  }
  return [...samples, at(points.length - 1)]
}

function shifted(samples: Vec[], distance: (share: number) => number): Vec[] {
  return samples.map(([x, y], i) => {
    const [fromX, fromY] = samples[Math.max(i - 1, 0)] as Vec
    const [toX, toY] = samples[Math.min(i + 1, samples.length - 1)] as Vec
    const length = Math.hypot(toX - fromX, toY - fromY) || 1
    const by = distance(i / (samples.length - 1))
    return [x - ((toY - fromY) / length) * by, y + ((toX - fromX) / length) * by]
  })
}

function polyline(points: Vec[]): string {
  const rounded = points.map(([x, y]) => [Math.round(x), Math.round(y)] as Vec)
  const steps = rounded.slice(1).map(([x, y], i) => `${x - (rounded[i]?.[0] ?? 0)} ${y - (rounded[i]?.[1] ?? 0)}`)
  return `M${rounded[0]?.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}`
}

/** A band of cloth following a curve: its outline and lines running along it. */
export interface Ribbon {
  outline: string
  /** A line along the band; -1 is its left edge, 0 its middle, 1 its right edge. */
  rail(offset: number): string
}

/** A band of even or tapering width along a smooth curve through `x,y x,y …`; `endWidth` is its width at the last point. */
export function ribbon(points: string, width: number, endWidth = width, steps = 4): Ribbon {
  const samples = along(parse(points), steps)
  const half = (share: number) => (width + (endWidth - width) * share) / 2
  const left = shifted(samples, (share) => -half(share))
  const right = shifted(samples, half).reverse()
  return {
    outline: `${polyline([...left, ...right])}Z`,
    rail: (offset) => polyline(shifted(samples, (share) => half(share) * offset)),
  }
}
