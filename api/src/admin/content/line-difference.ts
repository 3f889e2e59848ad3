/** Line diff of two texts: `- ` for removed and `+ ` for added lines, in the order of the text. */
export function diffLines(before: string, after: string): string[] {
  const [old, now] = [meaningful(before), meaningful(after)]
  const common = longestCommon(old, now)
  const changes: string[] = []
  let [i, j] = [0, 0]
  while (i < old.length || j < now.length) {
    if (i < old.length && j < now.length && old[i] === now[j]) {
      i += 1
      j += 1
    } else if (i < old.length && (j === now.length || common[i + 1]![j]! >= common[i]![j + 1]!)) {
      changes.push(`- ${old[i]}`)
      i += 1
    } else {
      changes.push(`+ ${now[j]}`)
      j += 1
    }
  }
  return changes
}

const meaningful = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** Length of the longest common subsequence from each pair of lines on. */
function longestCommon(a: string[], b: string[]): number[][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i]![j] = a[i] === b[j] ? lengths[i + 1]![j + 1]! + 1 : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!)
    }
  }
  return lengths
}
