import { Cluster, EmptyState, ProductImage, Stack, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { ActionButton } from '../../action/action-button'
import { RunButton } from '../../action/run-button'
import type { Done } from '../../client/staff-client'
import { useStaffClient } from '../../client/staff-context'
import { useAllLines } from '../../client/use-all-lines'
import { useChange } from '../../client/use-change'
import { PageHead } from '../../console/page-head'
import { useMay } from '../../session/session-context'
import type { Column } from '../../table/data-table'
import { LineList } from '../../table/line-list'
import {
  addCategory,
  changeCategory,
  photographOf,
  removeCategory,
  uploadPicture,
  type CategoryLine,
} from './category-actions'

const Picture = styled.span`
  display: block;
  inline-size: 3rem;
`

const Name = styled.span<{ $level: number }>`
  display: block;
  /* Wide enough for a word, also on a phone. */
  min-inline-size: 5.5rem;
  padding-inline-start: calc(${({ $level }) => $level - 1} * ${tokens.space[4]});
`

const columns: Column<CategoryLine>[] = [
  {
    id: 'picture',
    header: 'Picture',
    wide: true,
    cell: ({ picture }) => (
      <Picture>
        <ProductImage src={picture} alt="" sizes="3rem" />
      </Picture>
    ),
  },
  { id: 'title', header: 'Category', cell: ({ title, level }) => <Name $level={level}>{title}</Name> },
  { id: 'category', header: 'Address', wide: true, cell: ({ category }) => category },
  { id: 'products', header: 'Products', align: 'end', wide: true, cell: ({ products }) => products },
]

/** The categories of the menu in its order, each followed by those below it. */
export function CategoriesPage() {
  const list = useAllLines<CategoryLine>('categories.list')
  const may = useMay()
  const lines = list.lines ?? []
  const changes: Column<CategoryLine> = {
    id: 'changes',
    header: 'Change',
    align: 'end',
    cell: (line) => <CategoryChanges line={line} all={lines} onDone={list.refetch} />,
  }
  return (
    <>
      <PageHead
        title="Categories"
        back={{ to: '/operations/products', label: 'Products' }}
        actions={
          may('categories.add') && <ActionButton variant="action" action={addCategory(lines)} onDone={list.refetch} />
        }
      />
      <Stack>
        <Text>The shop’s menu and the tiles of its home page show these categories in this order.</Text>
        <LineList
          caption="Categories, in the order of the menu"
          columns={may('categories.change') ? [...columns, changes] : columns}
          list={list}
          empty={
            <EmptyState icon="box" title="No categories">
              Every product is in a category: add the first one.
            </EmptyState>
          }
        />
      </Stack>
    </>
  )
}

interface CategoryChangesProps {
  line: CategoryLine
  all: readonly CategoryLine[]
  onDone(): void
}

function CategoryChanges({ line, all, onDone }: CategoryChangesProps) {
  const client = useStaffClient()
  const may = useMay()
  const { change } = useChange()
  const { category } = line
  const siblings = all.filter(({ parent }) => parent === line.parent)
  const show = async () => {
    const picture = photographOf(line)
    if (await change(() => client.run<Done>('categories.change', { category, picture }))) onDone()
  }
  return (
    <Cluster $gap={1} $justify="end">
      {siblings[0] !== line && (
        <RunButton
          variant="quiet"
          label="Move up"
          operation="categories.move"
          input={{ category, to: 'up' }}
          onDone={onDone}
        />
      )}
      <ActionButton label="Change" variant="quiet" action={changeCategory(line)} onDone={onDone} />
      {may('photographs.add') && (
        <ActionButton label="Picture" variant="quiet" action={uploadPicture(line)} onDone={() => void show()} />
      )}
      <ActionButton label="Remove" variant="quiet" action={removeCategory(line)} onDone={onDone} />
    </Cluster>
  )
}
