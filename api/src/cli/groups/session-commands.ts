import type { Command } from 'commander'
import { command, type Execute } from '../command'

/** `admin sessions …` */
export function addSessions(group: Command, execute: Execute): void {
  command(group, 'end', 'log one account out everywhere', 'sessions end ana@example.com')
    .argument('<email>')
    .action((email: string) => execute('sessions.end', { email }, { confirm: true }))
  command(group, 'end-all', 'log every account out everywhere', 'sessions end-all').action(() =>
    execute('sessions.end-all', {}, { confirm: true }),
  )
}
