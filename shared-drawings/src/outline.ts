type Point = { x: number; y: number; corner: boolean };

const parsePoints = (text: string): Point[] =>
  text.trim().split(/\s+/).map((word) => {
    const [x, y] = word.replace('!', '').split(',').map(Number);
    return { x: x ?? 0, y: y ?? 0, corner: word.endsWith('!') };
  });

const tidy = (value: number) => Math.round(value);

function segment(before: Point, from: Point, to: Point, after: Point): string {
  const reach = (a: Point, b: Point, at: Point): [number, number] => (at.corner ? [0, 0] : [(b.x - a.x) / 6, (b.y - a.y) / 6]);
  const [outX, outY] = reach(before, to, from);
  const [inX, inY] = reach(from, after, to);
  if (from.corner && to.corner) return `L${tidy(to.x)} ${tidy(to.y)}`;
  return `C${tidy(from.x + outX)} ${tidy(from.y + outY)} ${tidy(to.x - inX)} ${tidy(to.y - inY)} ${tidy(to.x)} ${tidy(to.y)}`;
}

function trace(points: Point[], closed: boolean): string {
  const last = points.length - 1;
  const at = (index: number): Point => {
    const wrapped = closed ? (index + points.length) % points.length : Math.min(Math.max(index, 0), last);
    return points[wrapped] as Point;
  };
  const count = closed ? points.length : last;
  const parts = Array.from({ length: count }, (_, i) => segment(at(i - 1), at(i), at(i + 1), at(i + 2)));
  return `M${tidy(at(0).x)} ${tidy(at(0).y)}${parts.join('')}${closed ? 'Z' : ''}`;
}

/** A closed path running smoothly through points written `x,y x,y …`; a point ending in `!` is a sharp corner. */
export function shape(points: string): string {
  return trace(parsePoints(points), true);
}

/** An open path running smoothly through the points; same notation as `shape`. */
export function line(points: string): string {
  return trace(parsePoints(points), false);
}

/** Points mirrored about a vertical axis, in the same order. */
export function mirrored(points: string, axis = 600): string {
  return parsePoints(points).map(({ x, y, corner }) => `${2 * axis - x},${y}${corner ? '!' : ''}`).join(' ');
}

/** Points turned by degrees about a centre and then moved, in the same order. */
export function turned(points: string, degrees: number, centre: [number, number], move: [number, number] = [0, 0]): string {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return parsePoints(points).map(({ x, y, corner }) => {
    const [dx, dy] = [x - centre[0], y - centre[1]];
    return `${Math.round(centre[0] + dx * cos - dy * sin + move[0])},${Math.round(centre[1] + dx * sin + dy * cos + move[1])}${corner ? '!' : ''}`;
  }).join(' ');
}

/** A closed path from its left half, written from top to bottom; points standing on the axis are not doubled. */
export function symmetric(leftHalf: string, axis = 600): string {
  const left = parsePoints(leftHalf);
  const right = parsePoints(mirrored(leftHalf, axis)).reverse().filter((point) => point.x !== axis);
  return trace([...left, ...right], true);
}

/** The path of an ellipse, so that it can be clipped and shaded like any other outline. */
export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;
}

/** The path of a rectangle with rounded corners. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2);
  const corner = (dx: number, dy: number) => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '');
  return `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}v${height - 2 * r}${corner(-r, r)}h${2 * r - width}${corner(-r, -r)}v${2 * r - height}${corner(r, -r)}Z`;
}
