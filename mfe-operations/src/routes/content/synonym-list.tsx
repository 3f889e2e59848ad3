import { EmptyState, Text } from '@shop/shared-ui'
import { ActionButton } from '../../action/action-button'
import type { Action } from '../../action/action-dialog'
import type { ActionField } from '../../action/action-field'
import { useAllLines } from '../../client/use-all-lines'
import { useMay } from '../../session/session-context'
import { changesColumn } from '../../table/changes-column'
import type { Column } from '../../table/data-table'
import { LineList } from '../../table/line-list'
import { ListActions } from '../../table/list-actions'

interface SynonymLine {
  id: number
  terms: string[]
}

const field: ActionField = {
  name: 'terms',
  label: 'Terms',
  kind: 'area',
  hint: 'One on each line, such as “mouth guard” and “gum shield”',
  required: true,
}
const toInput = (values: Record<string, unknown>) => ({
  ...values,
  terms: String(values['terms'])
    .split('\n')
    .map((term) => term.trim())
    .filter(Boolean),
})

const add: Action = {
  label: 'Add terms',
  title: 'Terms that mean the same',
  explanation: 'A search for one of them also finds products with another.',
  operation: 'synonyms.add',
  fields: [field],
  toInput,
}

const change = ({ id, terms }: SynonymLine): Action => ({
  label: 'Save',
  title: 'Change terms',
  operation: 'synonyms.change',
  input: { id, was: terms },
  initial: { terms: terms.join('\n') },
  fields: [field],
  toInput,
})

const remove = ({ id, terms }: SynonymLine): Action => ({
  label: 'Remove terms',
  title: `Remove “${terms.join('”, “')}”?`,
  explanation: 'A search for one of them then finds products with this one only.',
  operation: 'synonyms.remove',
  input: { id },
})

const columns: Column<SynonymLine>[] = [{ id: 'terms', header: 'Terms', cell: ({ terms }) => terms.join(', ') }]

/** Terms that mean the same in a search, by the first. */
export function SynonymList() {
  const list = useAllLines<SynonymLine>('synonyms.list')
  const may = useMay()
  const changes = changesColumn<SynonymLine>((line) => (
    <>
      <ActionButton label="Change" variant="quiet" action={change(line)} onDone={list.refetch} />
      <ActionButton label="Remove" variant="quiet" action={remove(line)} onDone={list.refetch} />
    </>
  ))
  return (
    <>
      <ListActions>
        <Text>Shoppers find products by any of these words. Typos, plurals and units need no entry.</Text>
        {may('synonyms.add') && <ActionButton variant="action" action={add} onDone={list.refetch} />}
      </ListActions>
      <LineList
        caption="Terms that mean the same"
        columns={may('synonyms.change') ? [...columns, changes] : columns}
        list={list}
        empty={<EmptyState icon="search" title="No terms" />}
      />
    </>
  )
}
