import { EmptyState } from '@shop/shared-ui'
import { useFilters } from '../../client/use-filters'
import { useLines } from '../../client/use-lines'
import type { Column } from '../../table/data-table'
import { Filters, type Filter } from '../../table/filters'
import { LineList } from '../../table/line-list'

interface SaleLine {
  product_id: number
  product: string
  published: boolean
  sku: string
  color: string | null
  size: string | null
  price: string
  sale_price: string
  percent_off: number
  stock: number
}

const filters: Filter[] = [{ name: 'search', label: 'Search', kind: 'text' }]

const columns: Column<SaleLine>[] = [
  {
    id: 'product',
    header: 'Product',
    cell: ({ product, color, size, published }) =>
      [product, color, size, published ? null : 'not published'].filter(Boolean).join(' · '),
  },
  { id: 'sku', header: 'SKU', wide: true, cell: ({ sku }) => sku },
  { id: 'stock', header: 'In stock', align: 'end', wide: true, cell: ({ stock }) => stock },
  { id: 'price', header: 'Price', align: 'end', wide: true, cell: ({ price }) => `$${price}` },
  { id: 'sale', header: 'Sale price', align: 'end', cell: ({ sale_price }) => `$${sale_price}` },
  { id: 'off', header: 'Off', align: 'end', cell: ({ percent_off }) => `${percent_off}%` },
]

/** Variants with a sale price; they are edited with their product. */
export function SaleList() {
  const list = useLines<SaleLine>('sales.list', useFilters(filters))
  return (
    <>
      <Filters filters={filters} />
      <LineList
        caption="Variants on sale, by product"
        columns={columns}
        list={list}
        empty={<EmptyState icon="search" title="Nothing is on sale" />}
      />
    </>
  )
}
