import { useEvent } from '@shop/shared-events'
import { Breadcrumb, Container, Heading, media, Stack, Text, TextLink, VisuallyHidden } from '@shop/shared-ui'
import styled from 'styled-components'
import { ProductGrid } from '../../features/product-card/product-grid'
import { WishlistProducts } from './wishlist-products'

/** Room for two lines on a phone, where the longest words need them. */
const WishlistText = styled(Text)`
  min-block-size: 2lh;
  ${media.tablet} {
    min-block-size: 1lh;
  }
`

/** As high as the window, so that what comes does not move the footer through it. */
const Room = styled.div`
  min-block-size: 100vh;
`

/** What the visitor wants to keep in sight; the server knows nobody's list, so the browser fills the page. */
export function WishlistPage() {
  const list = useEvent('wishlist/changed')
  const isGuest = useEvent('session/changed')?.user === null
  return (
    <Container>
      <Stack $gap={5}>
        <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Wishlist' }]} />
        <Heading level={1}>Wishlist</Heading>
        <WishlistText role="status">
          {list === undefined ? 'One moment…' : list.count === 1 ? '1 product' : `${list.count} products`}
          {isGuest && list !== undefined && list.count > 0 && (
            <>
              , kept in this browser. <TextLink to="/login?next=/wishlist">Log in</TextLink> to find them everywhere.
            </>
          )}
        </WishlistText>
        <VisuallyHidden as="h2">Products</VisuallyHidden>
        <Room>
          {list ? <WishlistProducts ids={list.productIds.map(Number)} /> : <ProductGrid products={undefined} />}
        </Room>
      </Stack>
    </Container>
  )
}
