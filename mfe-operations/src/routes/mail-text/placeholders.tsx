import { Text } from '@shop/shared-ui'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import { DataTable, type Column } from '../../table/data-table'

/** What a text may contain, with a sample of its value. */
export interface Placeholder {
  placeholder: string
  sample: string
  required: boolean
}

const columns: Column<Placeholder>[] = [
  { id: 'placeholder', header: 'Placeholder', cell: ({ placeholder }) => <code>{placeholder}</code> },
  { id: 'sample', header: 'Such as', cell: ({ sample }) => sample },
  { id: 'required', header: 'Required', cell: ({ required }) => (required ? 'Yes' : 'No') },
]

/** The placeholders of a mail's text. */
export function Placeholders({ lines }: { lines: readonly Placeholder[] }) {
  return (
    <Panel aria-labelledby="placeholders">
      <PanelTitle id="placeholders">Placeholders</PanelTitle>
      <Text>
        Each is replaced by what the mail is about. Order lines, amounts, codes and links are added by the shop.
      </Text>
      <DataTable
        caption="Placeholders of this mail"
        columns={columns}
        lines={lines}
        empty={<Text>This mail has no placeholders.</Text>}
      />
    </Panel>
  )
}
