import { Button, EmptyState } from '@shop/shared-ui'
import { ActionButton } from '../../action/action-button'
import { useFilters } from '../../client/use-filters'
import { useLines } from '../../client/use-lines'
import { PageHead } from '../../console/page-head'
import { useMay } from '../../session/session-context'
import { changesColumn } from '../../table/changes-column'
import type { Column } from '../../table/data-table'
import { Filters, type Filter } from '../../table/filters'
import { LineList } from '../../table/line-list'
import { saveTable } from '../../table/save-table'

interface StockLine {
  sku: string
  product: string
  color: string | null
  size: string | null
  stock: number
  waiting: number
}

const filters: Filter[] = [
  { name: 'search', label: 'Search', kind: 'text' },
  {
    name: 'below',
    label: 'In stock',
    kind: 'select',
    options: [
      { value: '', label: 'Any number' },
      { value: '1', label: 'None' },
      { value: '5', label: 'Less than 5' },
      { value: '20', label: 'Less than 20' },
    ],
  },
]

const columns: Column<StockLine>[] = [
  {
    id: 'product',
    header: 'Product',
    cell: ({ product, color, size }) => [product, color, size].filter(Boolean).join(' · '),
  },
  { id: 'sku', header: 'SKU', wide: true, cell: ({ sku }) => sku },
  { id: 'waiting', header: 'Alerts', align: 'end', wide: true, cell: ({ waiting }) => waiting },
  { id: 'stock', header: 'In stock', align: 'end', cell: ({ stock }) => stock },
]

/** How many of each variant there are, the fewest first. */
export function StockPage() {
  const may = useMay()
  const { below, ...texts } = useFilters(filters)
  const list = useLines<StockLine>('stock.list', { ...texts, ...(below && { below: Number(below) }) })
  const change = changesColumn<StockLine>(({ sku, stock }) => (
    <ActionButton
      label="Change"
      variant="quiet"
      action={{
        label: 'Save',
        title: `Stock of ${sku}`,
        explanation: `There are ${stock} now. If someone else changes that in the meantime, nothing is saved.`,
        operation: 'stock.set',
        input: { sku, from: stock },
        initial: { to: String(stock) },
        fields: [{ name: 'to', label: 'In stock', kind: 'number', required: true }],
      }}
      onDone={list.refetch}
    />
  ))
  return (
    <>
      <PageHead
        title="Stock"
        actions={
          <Button disabled={!list.lines?.length} onClick={() => saveTable('stock.csv', list.lines ?? [])}>
            Download CSV
          </Button>
        }
      />
      <Filters filters={filters} />
      <LineList
        caption="Stock, the fewest first"
        columns={may('stock.set') ? [...columns, change] : columns}
        list={list}
        empty={<EmptyState icon="search" title="Nothing found" />}
      />
    </>
  )
}
