import { Button, Dialog, EmptyState, VisuallyHidden } from '@shop/shared-ui'
import { useState } from 'react'
import { useLines } from '../../client/use-lines'
import type { Column } from '../../table/data-table'
import { LineList } from '../../table/line-list'

interface Movement {
  at: string
  what: string
  change: number
  stock: number | null
}

const columns: Column<Movement>[] = [
  { id: 'at', header: 'When (UTC)', cell: ({ at }) => at },
  { id: 'what', header: 'By', cell: ({ what }) => what },
  { id: 'change', header: 'Change', align: 'end', cell: ({ change }) => (change > 0 ? `+${change}` : change) },
  { id: 'stock', header: 'Counted', align: 'end', cell: ({ stock }) => stock },
]

/** A button that opens what changed the stock of a variant. */
export function StockHistory({ sku }: { sku: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        History<VisuallyHidden>{` of ${sku}`}</VisuallyHidden>
      </Button>
      {isOpen && (
        <Dialog open title={`Stock of ${sku}`} onClose={() => setOpen(false)}>
          <Movements sku={sku} />
        </Dialog>
      )}
    </>
  )
}

function Movements({ sku }: { sku: string }) {
  const list = useLines<Movement>('stock.history', { sku })
  return (
    <LineList
      caption={`Stock of ${sku}, the newest change first`}
      columns={columns}
      list={list}
      empty={<EmptyState icon="clock" title="No changes yet" />}
    />
  )
}
