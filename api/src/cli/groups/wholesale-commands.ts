import type { Command } from 'commander'
import { integer } from '../arguments'
import { command, type Execute } from '../command'

/** `admin applications …` */
export function addApplications(group: Command, execute: Execute): void {
  command(group, 'list', 'applications, oldest first', 'applications list', 'applications list --status all')
    .option('--status <status>', 'pending, approved, declined or all', 'pending')
    .option('--limit <rows>', 'rows to show', integer, 50)
    .option('--after <id>', 'where the page before ended')
    .action((options: Record<string, unknown>) => execute('applications.list', options))
  command(group, 'show', 'details of one application, with the paths of its documents', 'applications show 12')
    .argument('<id>', 'number of the application', integer)
    .action((id: number) => execute('applications.show', { id }))
  command(group, 'approve', 'grant wholesale terms and mail it', 'applications approve 12')
    .argument('<id>', 'number of the application', integer)
    .action((id: number) => execute('applications.approve', { id }, { confirm: true }))
  command(
    group,
    'decline',
    'decline with a reason, which is mailed',
    'applications decline 12 --reason "We could not read your resale certificate. Please send it again."',
  )
    .argument('<id>', 'number of the application', integer)
    .requiredOption('--reason <text>', 'reason, sent to the applicant')
    .action((id: number, { reason }: { reason: string }) =>
      execute('applications.decline', { id, reason }, { confirm: true }),
    )
}

/** `admin wholesellers …` */
export function addWholesalers(group: Command, execute: Execute): void {
  command(group, 'list', 'wholesaler accounts', 'wholesellers list', 'wholesellers list --verified')
    .option('--verified', 'only accounts with wholesale terms')
    .option('--unverified', 'only accounts without wholesale terms')
    .option('--limit <rows>', 'rows to show', integer, 50)
    .action(({ verified, unverified, limit }: { verified?: true; unverified?: true; limit: number }) =>
      execute('wholesellers.list', { verified: verified ?? (unverified ? false : undefined), limit }),
    )
  command(
    group,
    'demote',
    'revoke wholesale terms from the next request on and mail it',
    'wholesellers demote gym@example.com --reason "The resale certificate has expired."',
  )
    .argument('<email>')
    .requiredOption('--reason <text>', 'reason, sent to the wholesaler')
    .action((email: string, { reason }: { reason: string }) =>
      execute('wholesellers.demote', { email, reason }, { confirm: true }),
    )
  command(group, 'promote', 'restore wholesale terms and mail it', 'wholesellers promote gym@example.com')
    .argument('<email>')
    .action((email: string) => execute('wholesellers.promote', { email }, { confirm: true }))
}
