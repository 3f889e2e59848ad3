import { Heading, PrintStyles, Stack, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

interface PaperItem {
  sku: string
  title: string
  color: string | null
  size: string | null
  quantity: number
  /** Of a team's roster, with their numbers. */
  names?: string | null
  /** How many of them were canceled. */
  canceled?: number
}

/** What a paper needs of `orders.show`. */
export interface PaperAnswer {
  record: { number: string; placed: string; deliver_to: string; shipment: string; note: string | null }
  tables: {
    items: PaperItem[]
    parcels: { id: number; carrier: string; tracking: string }[]
    parcel_items: (PaperItem & { parcel: number })[]
  }
}

const Lines = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  :is(th, td) {
    padding: ${tokens.space[2]} ${tokens.space[4]} ${tokens.space[2]} 0;
    border-block-end: 1px solid ${tokens.color.hairline};
    text-align: start;
    vertical-align: top;
  }

  :is(th, td):last-child {
    padding-inline-end: 0;
    text-align: end;
  }

  tr {
    break-inside: avoid;
  }
`

const withoutCanceled = (items: PaperItem[]) =>
  items
    .map((item) => ({ ...item, quantity: item.quantity - (item.canceled ?? 0) }))
    .filter(({ quantity }) => quantity > 0)

interface PaperProps {
  title: string
  isPickList: boolean
  /** Of a packing slip: its parcel; 0 for all items of the order. */
  parcel?: number
  order: PaperAnswer
}

/** The items of a paper: of a parcel, or all of the order, without canceled ones. */
export function Paper({ title, isPickList, parcel = 0, order: { record, tables } }: PaperProps) {
  const packed = tables.parcels.find(({ id }) => id === parcel)
  const items = packed ? tables.parcel_items.filter((item) => item.parcel === parcel) : withoutCanceled(tables.items)
  if (isPickList) items.sort((left, right) => left.sku.localeCompare(right.sku))
  return (
    <Stack as="article" data-paper>
      <PrintStyles />
      <Heading level={2} size="title">{`${title} ${record.number}`}</Heading>
      <Text size="small">{`Placed ${record.placed} UTC · ${record.shipment} shipping`}</Text>
      {packed && <Text size="small">{`Parcel ${packed.id}: ${packed.carrier} ${packed.tracking}`}</Text>}
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
          {items.map(({ sku, title: item, color, size, quantity, names }) => (
            <tr key={sku}>
              <td>{sku}</td>
              <td>
                {[item, color, size].filter(Boolean).join(', ')}
                {names && <Text size="small">{`Names: ${names}`}</Text>}
              </td>
              <td>{quantity}</td>
            </tr>
          ))}
        </tbody>
      </Lines>
    </Stack>
  )
}
