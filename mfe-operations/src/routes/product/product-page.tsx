import { Skeleton } from '@shop/shared-ui'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router-dom'
import { ActionButton } from '../../action/action-button'
import { useStaffClient } from '../../client/staff-context'
import { useOperation } from '../../client/use-operation'
import { PageHead } from '../../console/page-head'
import { QueryError } from '../../console/query-error'
import { StatusBadge } from '../../console/status-badge'
import { useMay } from '../../session/session-context'
import { draftOf, emptyDraft, type ProductParts, type ProductRecord } from './product-draft'
import { ProductEditor } from './product-editor'

interface ProductAnswer {
  record: ProductRecord
  tables: ProductParts
}

const back = { to: '/operations/products', label: 'Products' }

/** One product: its editor, and what else can be done with it. */
export function ProductPage() {
  const { id } = useParams()
  const navigate = useNavigate()
  const may = useMay()
  const client = useStaffClient()
  // What is being edited stays as it was opened when SWR fetches again.
  const [opened, setOpened] = useState<(ProductAnswer & { generation: number }) | null>(null)
  const stored = useOperation<ProductAnswer>('products.show', id !== undefined && { id: Number(id) }, {
    keepPreviousData: false,
  })
  if (id === undefined)
    return (
      <>
        <PageHead title="New product" back={back} />
        <ProductEditor draft={emptyDraft} onSaved={(made) => void navigate(`/operations/products/${made}`)} />
      </>
    )
  if (!opened && stored.data) setOpened({ ...stored.data, generation: 0 })
  if (stored.error && !opened) return <QueryError error={stored.error} onRetry={stored.reset} />
  if (!opened) return <Skeleton $height="24rem" />
  const { record, tables, generation } = opened
  const reopen = async () => {
    const fresh = await client.run<ProductAnswer>('products.show', { id: record.id })
    setOpened({ ...fresh, generation: generation + 1 })
  }
  const isArchived = record.state === 'archived'
  return (
    <>
      <PageHead
        title={record.title}
        back={back}
        actions={
          <>
            {may('products.duplicate') && (
              <ActionButton
                action={{
                  label: 'Duplicate',
                  title: `Duplicate ${record.title}`,
                  explanation: 'The copy is a draft without stock, with SKUs of its own.',
                  operation: 'products.duplicate',
                  input: { id: record.id },
                  initial: { title: `Copy of ${record.title}` },
                  fields: [{ name: 'title', label: 'Title', required: true, maxLength: 300 }],
                }}
                onDone={(answer) =>
                  void navigate(`/operations/products/${(answer as unknown as { detail: { id: number } }).detail.id}`)
                }
              />
            )}
            {may('products.archive') && (
              <ActionButton
                action={{
                  label: isArchived ? 'Restore' : 'Archive',
                  title: `${isArchived ? 'Restore' : 'Archive'} ${record.title}`,
                  explanation: isArchived
                    ? 'It becomes a draft again.'
                    : 'It leaves the shop and this list. Orders keep it, and you can restore it.',
                  operation: 'products.archive',
                  input: { id: record.id, restore: isArchived },
                }}
                onDone={() => void reopen()}
              />
            )}
          </>
        }
      >
        <StatusBadge status={record.state} />
      </PageHead>
      <ProductEditor key={generation} draft={draftOf(record, tables)} stored={record} onSaved={reopen} />
    </>
  )
}
