import { Breadcrumb, breakpoints, Heading, Text, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import { CategoryLinks } from './category-links'
import { shopTitle, shopTrail } from './shop-head'
import type { ShopData } from './shop-loader'

// The message for an empty listing has its own top border.
const ListingHeader = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};
  padding-block-end: ${tokens.space[5]};
  border-block-end: ${tokens.rule.strong} solid ${tokens.color.ink};
  &:has(+ [data-bare]) {
    border: 0;
  }
`

/** Smaller on phones, where it precedes the first product. */
const ListingDescription = styled(Text)`
  @media (width < ${breakpoints.tablet}) {
    font-size: ${tokens.size.small};
  }
`

/** Breadcrumb, title, description and subcategories of a list. */
export function ListingHead({ data }: { data: ShopData }) {
  const { category, list } = data
  return (
    <ListingHeader>
      <Breadcrumb items={shopTrail(data)} />
      <Heading level={1}>{shopTitle(data)}</Heading>
      {category && category.description !== '' && (
        <ListingDescription tone="inkMuted">{category.description}</ListingDescription>
      )}
      {list.meta.suggestion && (
        <Text>
          No exact matches. Showing results for <strong>{list.meta.suggestion}</strong>.
        </Text>
      )}
      <CategoryLinks data={data} />
    </ListingHeader>
  )
}
