import { links as accountLinks } from '@shop/account-contract'
import '@shop/catalogue-contract'
import { useEvent } from '@shop/shared-events'
import { Breadcrumb, Container, Heading, media, Stack, Text, TextLink, VisuallyHidden } from '@shop/shared-ui'
import styled from 'styled-components'
import { ProductGrid } from '../../features/product-card/product-grid'
import { WishlistProducts } from './wishlist-products'

/** Reserves two lines on phones for the longest text. */
const WishlistText = styled(Text)`
  min-block-size: 2lh;
  ${media.tablet} {
    min-block-size: 1lh;
  }
`

/** As high as the window, so that loading content never shifts the footer into view. */
const WishlistFrame = styled.div`
  min-block-size: 100vh;
`

/** The wishlist page; it loads in the browser, as the server doesn't know the list. */
export function WishlistPage() {
  const list = useEvent('wishlist/changed')
  const isGuest = useEvent('session/changed')?.user === null
  return (
    <Container>
      <Stack $gap={5}>
        <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Wishlist' }]} />
        <Heading level={1}>Wishlist</Heading>
        <WishlistText role="status">
          {list === undefined ? 'Loading your wishlist…' : list.count === 1 ? '1 product' : `${list.count} products`}
          {isGuest && list !== undefined && list.count > 0 && (
            <>
              , saved in this browser. <TextLink to={accountLinks.login('/wishlist')}>Log in</TextLink> to see them on
              all your devices.
            </>
          )}
        </WishlistText>
        <VisuallyHidden as="h2">Products</VisuallyHidden>
        <WishlistFrame>
          {list ? <WishlistProducts ids={list.productIds.map(Number)} /> : <ProductGrid products={undefined} />}
        </WishlistFrame>
      </Stack>
    </Container>
  )
}
