import type { Command } from 'commander'
import { whole } from '../arguments'
import { command, type Execute } from '../command'

/** `admin applications …` */
export function addApplications(group: Command, execute: Execute): void {
  command(group, 'list', 'applications, the oldest first', 'applications list', 'applications list --status all')
    .option('--status <status>', 'pending, approved, declined or all', 'pending')
    .action((options: Record<string, unknown>) => execute('applications.list', options))
  command(group, 'show', 'one in full, with the paths of its papers', 'applications show 12')
    .argument('<id>', 'number of the application', whole)
    .action((id: number) => execute('applications.show', { id }))
  command(group, 'approve', 'give wholesale terms, and mail so', 'applications approve 12')
    .argument('<id>', 'number of the application', whole)
    .action((id: number) => execute('applications.approve', { id }, { confirm: true }))
  command(
    group,
    'decline',
    'decline with a reason that is mailed',
    'applications decline 12 --reason "We could not read your resale certificate. Please send it again."',
  )
    .argument('<id>', 'number of the application', whole)
    .requiredOption('--reason <text>', 'what the applicant is told')
    .action((id: number, { reason }: { reason: string }) =>
      execute('applications.decline', { id, reason }, { confirm: true }),
    )
}

/** `admin wholesellers …` */
export function addWholesellers(group: Command, execute: Execute): void {
  command(group, 'list', 'wholeseller accounts', 'wholesellers list', 'wholesellers list --verified')
    .option('--verified', 'only those with wholesale terms')
    .option('--unverified', 'only those without')
    .option('--limit <rows>', 'rows to show', whole, 50)
    .action(({ verified, unverified, limit }: { verified?: true; unverified?: true; limit: number }) =>
      execute('wholesellers.list', { verified: verified ?? (unverified ? false : undefined), limit }),
    )
  command(
    group,
    'demote',
    'take wholesale terms away from the next request on, and mail so',
    'wholesellers demote gym@example.com --reason "The resale certificate has expired."',
  )
    .argument('<email>')
    .requiredOption('--reason <text>', 'what the wholeseller is told')
    .action((email: string, { reason }: { reason: string }) =>
      execute('wholesellers.demote', { email, reason }, { confirm: true }),
    )
  command(group, 'promote', 'give wholesale terms back, and mail so', 'wholesellers promote gym@example.com')
    .argument('<email>')
    .action((email: string) => execute('wholesellers.promote', { email }, { confirm: true }))
}
