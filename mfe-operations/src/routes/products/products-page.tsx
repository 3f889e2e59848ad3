import { toCents } from '@shop/shared-api'
import { ButtonLink, EmptyState, Price, TextLink } from '@shop/shared-ui'
import { useFilters } from '../../client/use-filters'
import { useLines } from '../../client/use-lines'
import { useOperation } from '../../client/use-operation'
import { PageHead } from '../../console/page-head'
import { StatusBadge } from '../../console/status-badge'
import { useMay } from '../../session/session-context'
import type { Column } from '../../table/data-table'
import { Filters, type Filter } from '../../table/filters'
import { LineList } from '../../table/line-list'
import { Thumbnail } from '../../table/thumbnail'

interface ProductLine {
  id: number
  title: string
  category: string
  state: string
  picture: string
  price: string
  sale_price: string | null
  stock: number
}

const columns: Column<ProductLine>[] = [
  {
    id: 'picture',
    header: 'Picture',
    cell: ({ picture }) => <Thumbnail src={picture} />,
  },
  {
    id: 'title',
    header: 'Product',
    cell: ({ id, title }) => <TextLink to={`/operations/products/${id}`}>{title}</TextLink>,
  },
  { id: 'category', header: 'Category', wide: true, cell: ({ category }) => category },
  { id: 'state', header: 'State', wide: true, cell: ({ state }) => <StatusBadge status={state} /> },
  {
    id: 'price',
    header: 'Price',
    align: 'end',
    cell: ({ price, sale_price }) => (
      <Price cents={toCents(Number(price))} saleCents={sale_price === null ? null : toCents(Number(sale_price))} />
    ),
  },
  { id: 'stock', header: 'In stock', align: 'end', cell: ({ stock }) => stock },
]

const texts: Filter = { name: 'search', label: 'Search', kind: 'text' }
const states: Filter = {
  name: 'state',
  label: 'State',
  kind: 'select',
  options: [
    { value: '', label: 'Published and drafts' },
    { value: 'published', label: 'Published' },
    { value: 'draft', label: 'Drafts' },
    { value: 'archived', label: 'Archived' },
  ],
}

/** All products, the newest first, with filters in the URL. */
export function ProductsPage() {
  const may = useMay()
  const { data } = useOperation<{ rows: { category: string; title: string }[] }>('categories.list')
  const categories: Filter = {
    name: 'category',
    label: 'Category',
    kind: 'select',
    options: [
      { value: '', label: 'All' },
      ...(data?.rows ?? []).map(({ category, title }) => ({ value: category, label: title })),
    ],
  }
  const filters = [texts, categories, states]
  const input = useFilters(filters)
  const list = useLines<ProductLine>('products.list', input)
  return (
    <>
      <PageHead
        title="Products"
        actions={
          <>
            <ButtonLink to="/operations/products/categories">Categories</ButtonLink>
            {may('catalogue.import') && <ButtonLink to="/operations/products/import">Import and export</ButtonLink>}
            {may('products.save') && (
              <ButtonLink variant="action" to="/operations/products/new">
                New product
              </ButtonLink>
            )}
          </>
        }
      />
      <Filters filters={filters} />
      <LineList
        caption="Products, the newest first"
        columns={columns}
        list={list}
        empty={
          <EmptyState icon="box" title="No products">
            {Object.keys(input).length > 0 ? 'No product matches these filters.' : 'Add the first one.'}
          </EmptyState>
        }
      />
    </>
  )
}
