import { EmptyState, Text, TextLink } from '@shop/shared-ui'
import { ActionButton } from '../../action/action-button'
import type { Action } from '../../action/action-dialog'
import type { ActionField } from '../../action/action-field'
import { RunButton } from '../../action/run-button'
import { useAllLines } from '../../client/use-all-lines'
import { useMay } from '../../session/session-context'
import { changesColumn } from '../../table/changes-column'
import type { Column } from '../../table/data-table'
import { LineList } from '../../table/line-list'
import { ListActions } from '../../table/list-actions'

/** A link as `menu-links.list` sends it, in the order of the menu. */
interface MenuLinkLine {
  id: number
  title: string
  url: string
}

const fields: ActionField[] = [
  { name: 'title', label: 'Title', required: true, maxLength: 40 },
  {
    name: 'url',
    label: 'Address',
    hint: 'A page of the shop, such as /pages/open-mat, or an https address',
    required: true,
    maxLength: 300,
  },
]

const addLink: Action = {
  label: 'Add link',
  title: 'Add a link',
  explanation: 'Shoppers see it at once, after the categories and your other links.',
  operation: 'menu-links.add',
  fields,
}

const changeLink = ({ id, title, url }: MenuLinkLine): Action => ({
  label: 'Save',
  title: `Change ${title}`,
  operation: 'menu-links.change',
  input: { id },
  onlyChanges: true,
  initial: { title, url },
  fields,
})

const removeLink = ({ id, title }: MenuLinkLine): Action => ({
  label: 'Remove',
  title: `Remove ${title}?`,
  explanation: 'It leaves the menu at once.',
  operation: 'menu-links.remove',
  input: { id },
})

const columns: Column<MenuLinkLine>[] = [
  { id: 'title', header: 'Title', cell: ({ title }) => title },
  { id: 'url', header: 'Address', wide: true, cell: ({ url }) => url },
]

/** Links of the merchant's own in the menu, after the categories. */
export function MenuLinkList() {
  const list = useAllLines<MenuLinkLine>('menu-links.list')
  const may = useMay()
  const changes = changesColumn<MenuLinkLine>((line) => (
    <>
      {list.lines?.[0] !== line && (
        <RunButton
          variant="quiet"
          label="Move up"
          operation="menu-links.move"
          input={{ id: line.id, to: 'up' }}
          onDone={list.refetch}
        />
      )}
      <ActionButton label="Change" variant="quiet" action={changeLink(line)} onDone={list.refetch} />
      <ActionButton variant="quiet" action={removeLink(line)} onDone={list.refetch} />
    </>
  ))
  return (
    <>
      <ListActions>
        <Text>
          Your own links in the menu, after the <TextLink to="/operations/products/categories">categories</TextLink>.
        </Text>
        {may('menu-links.add') && <ActionButton variant="action" action={addLink} onDone={list.refetch} />}
      </ListActions>
      <LineList
        caption="Links, in the order of the menu"
        columns={may('menu-links.change') ? [...columns, changes] : columns}
        list={list}
        empty={<EmptyState icon="menu" title="No links" />}
      />
    </>
  )
}
