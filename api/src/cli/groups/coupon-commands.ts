import type { Command } from 'commander'
import { day, dayOrNone, dollars, integer, integerOrNone, withNulls } from '../arguments'
import { command, type Execute } from '../command'

/** `admin coupons …` */
export function addCoupons(group: Command, execute: Execute): void {
  command(group, 'list', 'coupons, the newest first', 'coupons list --limit 20')
    .option('--limit <rows>', 'rows to show', integer, 50)
    .action((options: Record<string, unknown>) => execute('coupons.list', options))
  command(
    group,
    'create',
    'create a coupon',
    'coupons create SPRING15 --percent 15 --min-subtotal 80 --starts 2027-03-01 --expires 2027-03-31',
    'coupons create SORRY20 --percent 20 --max-uses 1 --email ana@example.com',
  )
    .argument('<code>')
    .requiredOption('--percent <percent>', 'percent off the subtotal', integer)
    .option('--min-subtotal <dollars>', 'minimum subtotal', dollars)
    .option('--max-uses <count>', 'maximum uses across all customers', integer)
    .option('--email <address>', 'restrict to this email')
    .option('--starts <date>', 'first day in UTC (default: now)', day)
    .option('--expires <date>', 'last day in UTC', day)
    .action((code: string, options: Record<string, unknown>) => execute('coupons.create', { code, ...wired(options) }))
  command(
    group,
    'change',
    'change a coupon; omitted options stay unchanged',
    'coupons change SPRING15 --percent 20',
    'coupons change SPRING15 --expires none --max-uses none',
  )
    .argument('<code>')
    .option('--percent <percent>', 'percent off the subtotal', integer)
    .option('--min-subtotal <dollars>', 'minimum subtotal', dollars)
    .option('--max-uses <count>', 'maximum uses, or none for no limit', integerOrNone)
    .option('--starts <date>', 'first day in UTC', day)
    .option('--expires <date>', 'last day in UTC, or none for no end', dayOrNone)
    .action((code: string, options: Record<string, unknown>) => execute('coupons.change', { code, ...wired(options) }))
  command(group, 'end', 'end a coupon now', 'coupons end SPRING15')
    .argument('<code>')
    .action((code: string) => execute('coupons.end', { code }))
}

const wired = ({ minSubtotal, maxUses, ...rest }: Record<string, unknown>) => ({
  ...withNulls(rest),
  min_subtotal: minSubtotal,
  max_uses: maxUses === 'none' ? null : maxUses,
})
