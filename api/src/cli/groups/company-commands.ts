import type { Command } from 'commander'
import { dayOrNone, dollars, integer, withNulls, yesOrNo } from '../arguments'
import { command, type Execute } from '../command'

/** `admin companies …` */
export function addCompanies(group: Command, execute: Execute): void {
  command(
    group,
    'set-terms',
    'what is agreed with a company: invoices, credit, sales tax',
    'companies set-terms 12 --net-days 30 --credit-limit 5000',
    'companies set-terms 12 --tax-exempt yes --certificate-number TX-4471 --certificate-expires 2027-12-31',
    'companies set-terms 12 --net-days 0 --credit-limit 0',
  )
    .argument('<id>', 'number of its application', integer)
    .option('--net-days <days>', 'days until an invoice is due; 0 for no invoices', integer)
    .option('--credit-limit <dollars>', 'the most that its open invoices may add up to; 0 for no invoices', dollars)
    .option('--tax-exempt <answer>', 'yes or no: whether it pays no sales tax', yesOrNo)
    .option('--certificate-number <number>', 'number of its certificate of exemption, or none')
    .option('--certificate-expires <date>', 'the last day of the certificate, or none', dayOrNone)
    .action((id: number, options: Record<string, unknown>) =>
      execute('companies.set-terms', { id, ...wired(withNulls(options)) }),
    )
}

/** The options by their names in the operation. */
const wired = ({
  netDays,
  creditLimit,
  taxExempt,
  certificateNumber,
  certificateExpires,
}: Record<string, unknown>) => ({
  net_days: netDays,
  credit_limit: creditLimit,
  tax_exempt: taxExempt,
  certificate_number: certificateNumber,
  certificate_expires: certificateExpires,
})
