type Point = { x: number; y: number; corner: boolean }

const parsePoints = (text: string): Point[] =>
  text
    .trim()
    .split(/\s+/)
    .map((word) => {
      const [x, y] = word.replace('!', '').split(',').map(Number)
      return { x: x ?? 0, y: y ?? 0, corner: word.endsWith('!') }
    })

// Steps are written relative to the last point, rounded: half the bytes of absolute ones.
function segment(before: Point, from: Point, to: Point, after: Point): string {
  const x = Math.round(from.x)
  const y = Math.round(from.y)
  const handle = (at: Point, towards: Point, sign: 1 | -1, other: Point): [number, number] =>
    at.corner ? [at.x, at.y] : [at.x + (sign * (towards.x - other.x)) / 6, at.y + (sign * (towards.y - other.y)) / 6]
  const out = handle(from, to, 1, before)
  const into = handle(to, after, -1, from)
  const end: [number, number] = [to.x, to.y]
  const points = from.corner && to.corner ? [end] : [out, into, end]
  const steps = points
    .flatMap(([px, py]) => [Math.round(px) - x, Math.round(py) - y])
    .join(' ')
    .replaceAll(' -', '-')
  return `${points.length === 1 ? 'l' : 'c'}${steps}`
}

function trace(points: Point[], closed: boolean): string {
  const last = points.length - 1
  const at = (index: number): Point => {
    const wrapped = closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last)
    return points[wrapped] as Point
  }
  const count = closed ? points.length : last
  const parts = Array.from({ length: count }, (_, i) => segment(at(i - 1), at(i), at(i + 1), at(i + 2)))
  return `M${Math.round(at(0).x)} ${Math.round(at(0).y)}${parts.join('')}${closed ? 'z' : ''}`
}

/** A closed path running smoothly through points written `x,y x,y …`; a point ending in `!` is a sharp corner. */
export function shape(points: string): string {
  return trace(parsePoints(points), true)
}

/** An open path running smoothly through the points; same notation as `shape`. */
export function line(points: string): string {
  return trace(parsePoints(points), false)
}

/** Points mirrored about a vertical axis, in the same order. */
export function mirrored(points: string, axis = 600): string {
  return parsePoints(points)
    .map(({ x, y, corner }) => `${2 * axis - x},${y}${corner ? '!' : ''}`)
    .join(' ')
}

/** Points turned by degrees about a center and then moved, in the same order. */
export function turned(
  points: string,
  degrees: number,
  center: [number, number],
  move: [number, number] = [0, 0],
): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return parsePoints(points)
    .map(({ x, y, corner }) => {
      const [dx, dy] = [x - center[0], y - center[1]]
      return `${Math.round(center[0] + dx * cos - dy * sin + move[0])},${Math.round(center[1] + dx * sin + dy * cos + move[1])}${corner ? '!' : ''}`
    })
    .join(' ')
}

/** A closed path from its left half, from top to bottom; points on the axis are not doubled. */
export function symmetric(leftHalf: string, axis = 600): string {
  const left = parsePoints(leftHalf)
  const right = parsePoints(mirrored(leftHalf, axis))
    .reverse()
    .filter((point) => point.x !== axis)
  return trace([...left, ...right], true)
}

/** The path of an ellipse, for clipping and shading like any other outline. */
export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`
}
