import { basename } from 'node:path'
import type { Command } from 'commander'
import { command, type Execute } from '../command'

/** Adds `<name> import`, which imports a CSV file in one transaction. */
export function addTableImport(group: Command, execute: Execute, name: string, description: string): void {
  command(group, 'import', description, `${name} import ${name}.csv --dry-run`, `${name} import ${name}.csv`)
    .argument('<file>', '- for the standard input')
    .action((file: string) => execute(`${name}.import`, { file: basename(file) }, { from: file, confirm: true }))
}
