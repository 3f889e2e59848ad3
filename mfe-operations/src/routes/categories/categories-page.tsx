import { EmptyState, Stack, Text } from '@shop/shared-ui'
import { ActionButton } from '../../action/action-button'
import { RunButton } from '../../action/run-button'
import { useAllLines } from '../../client/use-all-lines'
import { PageHead } from '../../console/page-head'
import { PictureButton } from '../../features/picture-button/picture-button'
import { StatusBadge } from '../../console/status-badge'
import { useMay } from '../../session/session-context'
import { changesColumn } from '../../table/changes-column'
import type { Column } from '../../table/data-table'
import { LineList } from '../../table/line-list'
import { LineName } from '../../table/line-name'
import { Thumbnail } from '../../table/thumbnail'
import { addCategory, changeCategory, removeCategory, type CategoryLine } from './category-actions'

const columns: Column<CategoryLine>[] = [
  {
    id: 'picture',
    header: 'Picture',
    wide: true,
    cell: ({ picture }) => <Thumbnail src={picture} />,
  },
  { id: 'title', header: 'Category', cell: ({ title, level }) => <LineName $level={level}>{title}</LineName> },
  { id: 'category', header: 'Address', wide: true, cell: ({ category }) => category },
  { id: 'products', header: 'Products', align: 'end', wide: true, cell: ({ products }) => products },
]

/** The categories of the menu in its order, each followed by those below it. */
export function CategoriesPage() {
  const list = useAllLines<CategoryLine>('categories.list')
  const may = useMay()
  const lines = list.lines ?? []
  const visibility: Column<CategoryLine> = {
    id: 'in_menu',
    header: 'Menu',
    cell: (line) => <StatusBadge status={isShown(line, lines) ? 'shown' : 'hidden'} />,
  }
  const shown = [...columns, visibility]
  const changes = changesColumn<CategoryLine>((line) => (
    <CategoryChanges line={line} all={lines} onDone={list.refetch} />
  ))
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
        <Text>
          The shop’s menu and the tiles of its home page show these categories in this order. A hidden one, and
          everything below it, can still be opened by its address.
        </Text>
        <LineList
          caption="Categories, in the order of the menu"
          columns={may('categories.change') ? [...shown, changes] : shown}
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

/** Whether the menu has it: neither it nor a category above it is hidden. */
function isShown({ in_menu, parent }: CategoryLine, all: readonly CategoryLine[]): boolean {
  const above = all.find(({ category }) => category === parent)
  return in_menu && (!above || isShown(above, all))
}

interface CategoryChangesProps {
  line: CategoryLine
  all: readonly CategoryLine[]
  onDone(): void
}

function CategoryChanges({ line, all, onDone }: CategoryChangesProps) {
  const { category, title } = line
  const siblings = all.filter(({ parent }) => parent === line.parent)
  const photograph = `category-${category}.jpg`
  return (
    <>
      {siblings[0] !== line && (
        <RunButton
          variant="quiet"
          label="Move up"
          operation="categories.move"
          input={{ category, to: 'up' }}
          onDone={onDone}
        />
      )}
      <RunButton
        variant="quiet"
        label={line.in_menu ? 'Hide' : 'Show'}
        operation="categories.change"
        input={{ category, in_menu: !line.in_menu }}
        onDone={onDone}
      />
      <ActionButton label="Change" variant="quiet" action={changeCategory(line)} onDone={onDone} />
      <PictureButton
        label="Picture"
        variant="quiet"
        title={`Picture of ${title}`}
        explanation="JPEG, PNG, WebP or AVIF."
        upload="Upload"
        name={photograph}
        alt={title}
        shownBy={{ operation: 'categories.change', input: { category, picture: photograph } }}
        onDone={onDone}
      />
      <ActionButton label="Remove" variant="quiet" action={removeCategory(line)} onDone={onDone} />
    </>
  )
}
