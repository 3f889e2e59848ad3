import type { Command } from 'commander'
import { integer } from '../arguments'
import { command, type Execute } from '../command'

/** `admin stock …` */
export function addStock(group: Command, execute: Execute): void {
  command(group, 'list', 'variants, lowest stock first', 'stock list --below 5', 'stock list --search "bag glove"')
    .option('--search <text>', 'part of a SKU or title')
    .option('--below <pieces>', 'only variants below this stock', integer)
    .option('--limit <rows>', 'rows to show', integer, 50)
    .action((options: Record<string, unknown>) => execute('stock.list', options))
  command(group, 'history', 'what changed the stock of a variant', 'stock history GLV-BLK-10')
    .argument('<sku>')
    .option('--limit <rows>', 'rows to show', integer, 50)
    .action((sku: string, options: Record<string, unknown>) => execute('stock.history', { sku, ...options }))
  command(group, 'set', 'set the stock if it still has the expected value', 'stock set GLV-BLK-10 24 --expect 3')
    .argument('<sku>')
    .argument('<pieces>', 'new stock', integer)
    .requiredOption('--expect <pieces>', 'expected current stock', integer)
    .action((sku: string, to: number, { expect }: { expect: number }) =>
      execute('stock.set', { sku, from: expect, to }),
    )
}
