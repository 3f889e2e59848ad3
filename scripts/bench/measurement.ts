import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { withCleanup, type CleanupSteps } from '../measuring/cleanup'
import type { Command } from '../options/parse-options.mjs'
import { runCommand } from '../options/run-command.mjs'

/** Values of a command's options. */
export type Values = Record<string, string | boolean | undefined>

/** Logging and cleanup for a measurement. */
export interface MeasurementContext {
  /** Logs a progress line. */
  log(line: string): void
  cleanup: CleanupSteps
}

/** A measurement of `npm run bench`, which is also a separate command. Its result must be serializable as JSON. */
export interface Measurement<Result = never> {
  name: string
  about: string
  options: Command['options']
  /** Positional arguments, if it takes any. */
  args?: Command['args']
  notes?: string[]
  measure(values: Values, context: MeasurementContext, operands: string[]): Promise<Result>
  /** Formats the result as text. */
  text(result: Result): string
}

/** Options of every measurement. */
export const outputOptions: Command['options'] = {
  output: { type: 'string', value: 'file', help: 'also write the result as JSON to this file' },
  json: { type: 'boolean', help: 'print JSON instead of tables' },
}

/** Creates a log function for standard error that prefixes the elapsed seconds. */
export function createTimedLog(): (line: string) => void {
  const startedAt = Date.now()
  return (line) => console.error(`${((Date.now() - startedAt) / 1000).toFixed(0).padStart(5)} s  ${line}`)
}

/** Whether a line comes from the log function of `createTimedLog`. */
export const isProgressLine = (line: string): boolean => /^ *\d+ s {2}/.test(line)

/** Prints a result in the requested format. */
export function printResult(result: unknown, text: () => string, { output, json }: Values): void {
  if (output) writeFileSync(resolve(String(output)), `${JSON.stringify(result, null, 2)}\n`)
  console.log(json ? JSON.stringify(result, null, 2) : text())
}

/** Runs `npm run bench -- <name>` with its arguments. */
export function runMeasurement<Result>(measurement: Measurement<Result>, argv: string[]): Promise<void> {
  const { name, about, options, args, notes } = measurement
  const command = { call: `npm run bench -- ${name}`, about, options: { ...options, ...outputOptions }, args, notes }
  return runCommand(command, argv, async (values, operands) => {
    const log = createTimedLog()
    const result = await withCleanup((cleanup, stopped) =>
      Promise.race([measurement.measure(values, { log, cleanup }, operands), stopped]),
    )
    if (result === undefined) return 1
    printResult(result, () => measurement.text(result), values)
    return 0
  })
}
