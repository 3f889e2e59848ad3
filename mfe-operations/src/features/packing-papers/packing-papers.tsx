import { Button, Dialog, Heading, PrintStyles, Stack, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

/** A paper for the warehouse. */
export type Paper = 'packing-slip' | 'pick-list'

interface PaperItem {
  sku: string
  title: string
  color: string | null
  size: string | null
  quantity: number
}

interface PackingPapersProps {
  paper: Paper
  order: {
    record: { number: string; placed: string; deliver_to: string; shipment: string; note: string | null }
    tables: { items: PaperItem[] }
  }
  onClose(): void
}

const titles: Record<Paper, string> = { 'packing-slip': 'Packing slip', 'pick-list': 'Pick list' }

const Lines = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  :is(th, td) {
    padding: ${tokens.space[2]} 0;
    border-block-end: 1px solid ${tokens.color.hairline};
    text-align: start;
  }

  :is(th, td):last-child {
    text-align: end;
  }
`

/** A packing slip goes into the parcel and names no price; a pick list is sorted by SKU, as the shelves are. */
export function PackingPapers({ paper, order: { record, tables }, onClose }: PackingPapersProps) {
  const isPickList = paper === 'pick-list'
  const items = isPickList ? [...tables.items].sort((left, right) => left.sku.localeCompare(right.sku)) : tables.items
  const footer = (
    <Button variant="action" wide onClick={() => window.print()}>
      Print
    </Button>
  )
  return (
    <Dialog open onClose={onClose} title={titles[paper]} titleHidden footer={footer} size="wide">
      <PrintStyles />
      <Stack data-paper>
        <Heading level={2} size="title">{`${titles[paper]} ${record.number}`}</Heading>
        <Text size="small">{`Placed ${record.placed} UTC · ${record.shipment} shipping`}</Text>
        {!isPickList && (
          <address>
            {record.deliver_to.split('; ').map((line) => (
              <div key={line}>{line}</div>
            ))}
          </address>
        )}
        {record.note && <Text>{`Note: ${record.note}`}</Text>}
        <Lines>
          <thead>
            <tr>
              <th scope="col">SKU</th>
              <th scope="col">Item</th>
              <th scope="col">Qty</th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ sku, title, color, size, quantity }) => (
              <tr key={sku}>
                <td>{sku}</td>
                <td>{[title, color, size].filter(Boolean).join(', ')}</td>
                <td>{quantity}</td>
              </tr>
            ))}
          </tbody>
        </Lines>
      </Stack>
    </Dialog>
  )
}
