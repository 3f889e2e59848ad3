import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { withTakeDown, type TakeDown } from '../measuring/take-down'
import type { Command } from '../options/parse-options.mjs'
import { runCommand } from '../options/run-command.mjs'

/** Values of a command line's options. */
export type Values = Record<string, string | boolean | undefined>

/** What a measurement is given to work with. */
export interface Workplace {
  /** Tells whoever waits what is being done. */
  tell(line: string): void
  undo: TakeDown
}

/** One of the things that `npm run bench` measures; a command of its own, too. Its result has to survive JSON. */
export interface Measurement<Result = never> {
  name: string
  about: string
  options: Command['options']
  /** Words behind the options, if it takes any. */
  args?: Command['args']
  notes?: string[]
  measure(values: Values, workplace: Workplace, words: string[]): Promise<Result>
  /** The result for people. */
  text(result: Result): string
}

/** Options that every measurement has. */
export const outputOptions: Command['options'] = {
  output: { type: 'string', value: 'file', help: 'write the result there as JSON, too' },
  json: { type: 'boolean', help: 'print JSON instead of tables' },
}

/** Tells lines on the error stream, with the seconds since now. */
export function timedTelling(): (line: string) => void {
  const began = Date.now()
  return (line) => console.error(`${((Date.now() - began) / 1000).toFixed(0).padStart(5)} s  ${line}`)
}

/** Whether a line of the error stream is one that `timedTelling` told. */
export const isTold = (line: string): boolean => /^ *\d+ s {2}/.test(line)

/** Prints a result as asked for. */
export function printResult(result: unknown, text: () => string, { output, json }: Values): void {
  if (output) writeFileSync(resolve(String(output)), `${JSON.stringify(result, null, 2)}\n`)
  console.log(json ? JSON.stringify(result, null, 2) : text())
}

/** Runs `npm run bench -- <name>` with the rest of its command line. */
export function runMeasurement<Result>(measurement: Measurement<Result>, argv: string[]): Promise<void> {
  const { name, about, options, args, notes } = measurement
  const command = { call: `npm run bench -- ${name}`, about, options: { ...options, ...outputOptions }, args, notes }
  return runCommand(command, argv, async (values, words) => {
    const tell = timedTelling()
    const result = await withTakeDown((undo, stopped) =>
      Promise.race([measurement.measure(values, { tell, undo }, words), stopped]),
    )
    if (result === undefined) return 1
    printResult(result, () => measurement.text(result), values)
    return 0
  })
}
