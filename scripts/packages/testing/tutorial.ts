import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Terminal } from './terminal'

/** A fenced block of the tutorial: commands, a new file, or changes of one. Paths are relative to the reader's folder. */
type Step =
  | { kind: 'commands'; commands: string[] }
  | { kind: 'file'; path: string; text: string }
  | { kind: 'changes'; path: string; hunks: string[] }

/** The steps below each heading of the second level, by heading. */
export type Tutorial = ReadonlyMap<string, readonly Step[]>

/** A block, after the path of its file on a line of its own. */
const fence = /(?:^`([^`\n]+)`:\n\n)?^```(\w+)\n(.*?)^```$/gms

/**
 * Reads a tutorial. A block of `sh` is commands; below the path of a file, a block of `diff` is changes, whose unchanged lines
 * say where they belong, and any other the file itself. Throws for other blocks: a reader would follow them, and the test not.
 */
export function readTutorial(file: string): Tutorial {
  const [, ...sections] = readFileSync(file, 'utf8').split(/^## /m)
  return new Map(
    sections.map((section) => {
      const title = section.slice(0, section.indexOf('\n'))
      const blocks = [...section.matchAll(fence)]
      return [title, blocks.map(([, path, language = '', text = '']) => toStep({ language, path, text }, title))]
    }),
  )
}

function toStep({ language, path, text }: { language: string; path?: string; text: string }, title: string): Step {
  if (language === 'sh' && path === undefined) return { kind: 'commands', commands: commandsOf(text) }
  if (language === 'sh' || path === undefined) throw new Error(`"${title}" has a ${language} block that is no step.`)
  return language === 'diff' ? { kind: 'changes', path, hunks: text.split(/^@@\n/m) } : { kind: 'file', path, text }
}

/** One command per line; a line that ends in a backslash continues in the next. */
function commandsOf(text: string): string[] {
  const lines = text.replaceAll('\\\n', ' ').split('\n')
  return lines.filter((line) => line.trim() !== '' && !line.startsWith('#'))
}

/** Follows one section in a terminal. Throws with the output of a command that fails. */
export async function follow(tutorial: Tutorial, title: string, terminal: Terminal): Promise<void> {
  const steps = tutorial.get(title)
  if (!steps) throw new Error(`The tutorial has no section "${title}". It has: ${[...tutorial.keys()].join(', ')}.`)
  for (const step of steps) {
    if (step.kind === 'commands') for (const command of step.commands) await terminal.succeed(command)
    else if (step.kind === 'file') writeText(join(terminal.folder, step.path), step.text)
    else changeFile(join(terminal.folder, step.path), step.hunks)
  }
}

function writeText(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Replaces the lines of each hunk that start with a space or `-` by those that start with a space or `+`. */
export function changeFile(file: string, hunks: readonly string[]): void {
  const text = hunks.reduce(
    (current, hunk) => {
      const lines = hunk.split('\n').filter((line) => line !== '')
      const side = (sign: string) =>
        lines.filter((line) => line.startsWith(' ') || line.startsWith(sign)).map((line) => `${line.slice(1)}\n`)
      const pieces = current.split(side('-').join(''))
      if (pieces.length !== 2) throw new Error(`${file} has these lines ${pieces.length - 1} times:\n${hunk}`)
      return pieces.join(side('+').join(''))
    },
    readFileSync(file, 'utf8'),
  )
  writeFileSync(file, text)
}
