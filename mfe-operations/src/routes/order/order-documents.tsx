import { Text, TextLink } from '@shop/shared-ui'
import { downloadPath } from '../../client/staff-client'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { DataTable, type Column } from '../../table/data-table'
import type { OrderDocument } from './order-answer'

const names = { invoice: 'Invoice', credit_note: 'Credit note' } as const

/** The invoice and credit notes of an order, as PDF. */
export function OrderDocuments({ number, documents }: { number: string; documents: readonly OrderDocument[] }) {
  if (documents.length === 0) return null
  const columns: Column<OrderDocument>[] = [
    {
      id: 'document',
      header: 'Document',
      cell: (document) => (
        <>
          <TextLink
            to={downloadPath('orders.document', { number, document: document.number })}
            reloadDocument
            download={`${document.number}.pdf`}
          >
            {names[document.kind]} {document.number}
          </TextLink>
          <Text size="small" tone="inkMuted">
            PDF
          </Text>
        </>
      ),
    },
    { id: 'issued', header: 'Issued', cell: ({ issued }) => issued },
    { id: 'total', header: 'Total', align: 'end', cell: ({ total }) => `$${total}` },
  ]
  return (
    <Panel aria-labelledby="documents">
      <PanelTitle id="documents">Documents</PanelTitle>
      <DataTable caption="Documents" columns={columns} lines={documents} empty={null} />
    </Panel>
  )
}
