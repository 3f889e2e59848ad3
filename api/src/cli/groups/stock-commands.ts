import type { Command } from 'commander'
import { whole } from '../arguments'
import { command, type Execute } from '../command'

/** `admin stock …` */
export function addStock(group: Command, execute: Execute): void {
  command(group, 'list', 'variants, the scarcest first', 'stock list --below 5', 'stock list --search "bag glove"')
    .option('--search <text>', 'part of a SKU or title')
    .option('--below <pieces>', 'only those with fewer', whole)
    .option('--limit <rows>', 'rows to show', whole, 50)
    .action((options: Record<string, unknown>) => execute('stock.list', options))
  command(group, 'set', 'set the stock, if it still is what you saw', 'stock set GLV-BLK-10 24 --expect 3')
    .argument('<sku>')
    .argument('<pieces>', 'new stock', whole)
    .requiredOption('--expect <pieces>', 'stock as you saw it', whole)
    .action((sku: string, to: number, { expect }: { expect: number }) =>
      execute('stock.set', { sku, from: expect, to }),
    )
}
