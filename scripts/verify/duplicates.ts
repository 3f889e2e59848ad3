import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from './check'
import { sourceFiles } from './source-files'

/** Maximum length of equal passages in lines; longer ones need a shared module. */
const MAX_EQUAL_LINES = 14

/** Excluded: tests are explicit, data repeats itself, and templates are meant to be copied. */
const excluded = /\.(test|spec)\.tsx?$|\/testing\/|\/seed\/|\/template\/|\.d\.[cm]?ts$|\.config\.[cm]?[jt]s$/

/** A passage that occurs twice. */
export interface Duplicate {
  lines: number
  first: string
  second: string
}

/** Rejects passages of more than fourteen lines that occur twice. */
export const duplicates: Check = {
  name: 'duplicates',
  async run(root) {
    const files = sourceFiles(root).filter((file) => !excluded.test(file))
    const found = findDuplicates(new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])))
    const lines = found.map(({ lines, first, second }) => `${lines} lines of ${first} also occur in ${second}`)
    return { name: 'duplicates', ok: found.length === 0, text: lines.join('\n') || `${files.length} files` }
  },
}

interface Line {
  file: string
  number: number
  text: string
}

/** Longest equal passages of code lines, ignoring indentation; imports, comments and lone brackets don't count. */
export function findDuplicates(files: ReadonlyMap<string, string>, maxLines = MAX_EQUAL_LINES): Duplicate[] {
  const seen = new Map<string, [Line[], number]>()
  const found: Duplicate[] = []
  for (const [file, text] of files) {
    const lines = codeLines(file, text)
    for (let start = 0; start + maxLines < lines.length; start += 1) {
      const key = lines
        .slice(start, start + maxLines + 1)
        .map((line) => line.text)
        .join('\n')
      const before = seen.get(key)
      if (!before) {
        seen.set(key, [lines, start])
        continue
      }
      const length = commonLength(before, [lines, start])
      found.push({ lines: length, first: locationOf(before), second: locationOf([lines, start]) })
      start += length - 1
    }
  }
  return found
}

function codeLines(file: string, text: string): Line[] {
  return text
    .split('\n')
    .map((line, index) => ({ file, number: index + 1, text: line.trim() }))
    .filter(({ text }) => /\w/.test(text) && !/^(import\b|export \{|export type \{|} from |\/?\*|\/\/)/.test(text))
}

function commonLength([a, from]: [Line[], number], [b, start]: [Line[], number]): number {
  let length = 0
  while (a[from + length] && a[from + length]?.text === b[start + length]?.text) length += 1
  return length
}

function locationOf([lines, start]: [Line[], number]): string {
  return `${lines[start]?.file}:${lines[start]?.number}`
}
