/** The number of typos (a letter missing, added, wrong, or two swapped) between two words. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1
      let best = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + same)
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) best = Math.min(best, beforeLast[column - 2]! + 1)
      current.push(best)
    }
    beforeLast = last
    last = current
  }
  return last[b.length]!
}
