import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Check } from './check'
import { sourceFiles } from './source-files'

/** So many lines in a row may stand in two places; more than that is one subject with two homes. */
const allowed = 14

/** Tests say what they say in full; data repeats itself by its nature; a template is meant to be copied. */
const aside = /\.(test|spec)\.tsx?$|\/testing\/|\/seed\/|\/template\/|\.d\.[cm]?ts$|\.config\.[cm]?[jt]s$/

/** A stretch of lines that stands in two places. */
export interface Duplicate {
  lines: number
  first: string
  second: string
}

/** No stretch of more than fourteen lines of code stands in two places. */
export const duplicates: Check = {
  name: 'duplicates',
  async run(root) {
    const files = sourceFiles(root).filter((file) => !aside.test(file))
    const found = findDuplicates(new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')])))
    const lines = found.map(({ lines, first, second }) => `${lines} lines of ${first} stand in ${second}, too`)
    return { name: 'duplicates', ok: found.length === 0, text: lines.join('\n') || `${files.length} files` }
  },
}

interface Line {
  file: string
  number: number
  text: string
}

/** The longest stretches of equal code lines, however they are indented; imports, comments and lone brackets don't count. */
export function findDuplicates(files: ReadonlyMap<string, string>, most = allowed): Duplicate[] {
  const seen = new Map<string, [Line[], number]>()
  const found: Duplicate[] = []
  for (const [file, text] of files) {
    const lines = codeLines(file, text)
    for (let at = 0; at + most < lines.length; at += 1) {
      const key = lines
        .slice(at, at + most + 1)
        .map((line) => line.text)
        .join('\n')
      const before = seen.get(key)
      if (!before) {
        seen.set(key, [lines, at])
        continue
      }
      const length = commonLength(before, [lines, at])
      found.push({ lines: length, first: placeOf(before), second: placeOf([lines, at]) })
      at += length - 1
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

function commonLength([one, from]: [Line[], number], [other, at]: [Line[], number]): number {
  let length = 0
  while (one[from + length] && one[from + length]?.text === other[at + length]?.text) length += 1
  return length
}

function placeOf([lines, at]: [Line[], number]): string {
  return `${lines[at]?.file}:${lines[at]?.number}`
}
