import { errorKey, type ErrorRollup } from '../contract/errors'

/** One rollup per error and hour, oldest hour first. */
export function sumErrors(rollups: readonly ErrorRollup[]): ErrorRollup[] {
  const sums = new Map<string, ErrorRollup>()
  for (const rollup of rollups) {
    const key = `${rollup.hour} ${errorKey(rollup)}`
    const sum = sums.get(key)
    sums.set(key, sum ? addErrors(sum, rollup) : rollup)
  }
  return [...sums].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum)
}

/** Both together, with what the later one says of its page. */
function addErrors(a: ErrorRollup, b: ErrorRollup): ErrorRollup {
  const [first, last] = a.firstAt <= b.firstAt ? [a, b] : [b, a]
  return {
    ...(last.lastAt >= first.lastAt ? last : first),
    count: a.count + b.count,
    firstAt: first.firstAt,
    lastAt: last.lastAt >= first.lastAt ? last.lastAt : first.lastAt,
  }
}
