import { Breadcrumb, Heading, Text, tokens, type BreadcrumbItem } from '@shop/shared-ui'
import styled from 'styled-components'
import { CategoryLinks } from './category-links'
import { shopTitle } from './shop-head'
import type { ShopData } from './shop-loader'

const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  padding-block-end: ${tokens.space[5]};
  border-block-end: ${tokens.rule.strong} solid ${tokens.color.ink};
`

/** Where the list stands, what it is called, what is said of it, and the ways further down. */
export function ListingHead({ data }: { data: ShopData }) {
  const { place, list } = data
  return (
    <Head>
      <Breadcrumb items={trail(data)} />
      <Heading level={1}>{shopTitle(data)}</Heading>
      {place && place.description !== '' && <Text tone="inkMuted">{place.description}</Text>}
      {list.meta.suggestion && (
        <Text>
          Nothing fits the word as typed, so this is what we have for <strong>{list.meta.suggestion}</strong>.
        </Text>
      )}
      <CategoryLinks data={data} />
    </Head>
  )
}

function trail(data: ShopData): BreadcrumbItem[] {
  const home = { label: 'Home', to: '/' }
  if (data.listing === 'all' && !data.filters.search) return [home, { label: 'All gear' }]
  const above = data.place?.above.map(({ title, slug }) => ({ label: title, to: `/product/list/${slug}` })) ?? []
  const own = data.filters.search && data.listing === 'all' ? 'Search' : data.place?.title
  return [home, { label: 'All gear', to: '/shop' }, ...above, { label: own ?? shopTitle(data) }]
}
