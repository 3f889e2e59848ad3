import { InvalidArgumentError, type Command } from 'commander'
import { dayOrNone, dollars, integer, withNulls } from '../arguments'
import { command, type Execute } from '../command'

const midnight = (text: string) => (text === 'none' ? text : `${dayOrNone(text)}T00:00:00Z`)

/** Parses `SKU;size;color;price` with a sale price and a stock after it if there are any. */
function variant(text: string, before: object[] = []): object[] {
  const [sku, size, color, price, sale, stock] = text.split(';').map((part) => part.trim())
  if (!sku || !size || !color || !price)
    throw new InvalidArgumentError('It must be SKU;size;color;price, such as "SHN-M;M;Black;39.95".')
  const made = {
    sku,
    size,
    color,
    price: dollars(price),
    ...(sale && { sale_price: dollars(sale) }),
    ...(stock && { stock: integer(stock) }),
  }
  return [...before, made]
}

/** Parses a color such as `Black=#111111`. */
function color(text: string, before: object[] = []): object[] {
  const [name, hex] = text.split('=')
  if (!name || !/^#[0-9a-f]{6}$/.test(hex ?? ''))
    throw new InvalidArgumentError('It must be a name and a color, such as "Black=#111111".')
  return [...before, { name, hex }]
}

/** `admin products …` */
export function addProducts(group: Command, execute: Execute): void {
  command(group, 'list', 'products, the newest first', 'products list --search "bag glove" --state draft')
    .option('--search <text>', 'words, a SKU or an address')
    .option('--category <address>', 'only this category')
    .option('--state <state>', 'published, draft or archived')
    .option('--after <position>', 'the page after this one')
    .option('--limit <rows>', 'rows to show', integer, 50)
    .action((options: Record<string, unknown>) => execute('products.list', options))
  command(group, 'show', 'one product with its variants', 'products show bag-glove')
    .argument('<product>', 'its address')
    .action((product: string) => execute('products.show', { product }))
  withFields(
    command(
      group,
      'create',
      'create a product, as a draft unless it is published',
      'products create "Shin guards" --category belts --pictures shin-1.jpg --colors "Black=#111111" --variants "SHN-M;M;Black;39.95"',
    ).argument('<title>'),
  ).action((title: string, options: Record<string, unknown>) =>
    execute('products.save', { title, ...inputOf(options) }),
  )
  withFields(
    command(
      group,
      'change',
      'change parts of a product; with --variants, all its variants',
      'products change bag-glove --title "Heavy bag glove"',
      'products change bag-glove --sale-starts 2027-03-01 --sale-ends 2027-03-08',
    ).argument('<product>', 'its address'),
  )
    .option('--title <text>')
    .option('--expect <version>', 'only if it still is this version')
    .action((product: string, { expect, ...options }: Record<string, unknown>) =>
      execute('products.save', { product, ...inputOf(options), version: expect }),
    )
  command(group, 'duplicate', 'copy a product as a draft', 'products duplicate bag-glove --title "Sparring glove"')
    .argument('<product>', 'its address')
    .option('--title <text>', 'default: Copy of the title')
    .option('--slug <address>', 'default: from the title')
    .action((product: string, options: Record<string, unknown>) =>
      execute('products.duplicate', { product, ...options }),
    )
  command(group, 'archive', 'take a product out of the shop, or back as a draft', 'products archive old-belt')
    .argument('<product>', 'its address')
    .option('--restore', 'make it a draft again')
    .action((product: string, { restore = false }: { restore?: boolean }) =>
      execute('products.archive', { product, restore }),
    )
}

const withFields = (leaf: Command) =>
  leaf
    .option('--slug <address>', 'default: from the title')
    .option('--category <address>', 'see "categories list"')
    .option('--brand <name>')
    .option('--description <text>')
    .option('--materials <text>')
    .option('--features <texts...>')
    .option('--publish', 'show it in the shop')
    .option('--unpublish', 'make it a draft')
    .option('--sale-starts <date>', 'when sale prices begin to apply, in UTC; none for no limit', midnight)
    .option('--sale-ends <date>', 'when they end; none for no limit', midnight)
    .option('--pictures <names...>', 'photographs, or drawing keys; the first one is shown in lists')
    .option('--colors <colors...>', 'name=#rrggbb', color)
    .option('--variants <variants...>', 'SKU;size;color;price;sale price;stock', variant)

function inputOf({ publish, unpublish, saleStarts, saleEnds, ...rest }: Record<string, unknown>) {
  const published = publish ? true : unpublish ? false : undefined
  return { ...rest, published, ...withNulls({ sale_starts: saleStarts, sale_ends: saleEnds }) }
}
