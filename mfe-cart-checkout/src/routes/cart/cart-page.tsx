import '@shop/catalogue-contract'
import { Container, Heading, media, RemoteWidget, Skeleton, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useCart, useDeferredMount } from '../../cart/cart-context'
import { countItems } from '../../cart/cart-lines'
import type { CartState } from '../../cart/cart-state'
import { usePublishCartView } from '../../cart/use-publish-cart-view'
import { EmptyCart } from '../../features/lines/empty-cart'
import { StoredCartLines, renderedLinesSelector } from '../../features/lines/stored-cart-lines'
import { LineList } from '../../features/lines/line-list'
import { CartNotices } from '../../features/notices/cart-notices'
import { SavedLines } from '../../features/saved/saved-lines'
import { CheckoutLink } from '../../features/totals/checkout-link'
import { TotalBar } from '../../features/totals/total-bar'
import { pageMinHeight } from '../page-min-height'
import { CartSummary } from './cart-summary'

const CartColumns = styled.div<{ $single?: boolean }>`
  ${pageMinHeight}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  align-items: start;
  padding-block: ${tokens.space[5]} ${tokens.space[6]};

  ${media.desk} {
    gap: ${tokens.space[7]};
    padding-block: ${tokens.space[6]} ${tokens.space[8]};
    ${({ $single }) => !$single && 'grid-template-columns: minmax(0, 1fr) 24rem;'}
  }
`

const LinesSkeleton = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  margin-block-start: ${tokens.space[4]};

  ${renderedLinesSelector} ~ & {
    display: none;
  }
`

const Rail = styled.div`
  margin-block-start: ${tokens.space[7]};
`

/**
 * The cart: lines, amounts and checkout link. It exists only in this browser, so the server renders the frame and
 * heading.
 */
export function CartPage() {
  const cart = useDeferredMount(useCart())
  usePublishCartView('cart/shown')
  const count = cart && countItems(cart.lines)
  return (
    <Container>
      <CartColumns $single={count === 0} aria-busy={!cart}>
        <section aria-labelledby="cart-heading">
          <Heading level={1} id="cart-heading">
            Items in cart{cart && ` (${count})`}
          </Heading>
          {cart ? <Contents cart={cart} /> : <PendingLines />}
        </section>
        {cart ? cart.lines.length > 0 && <CartSummary cart={cart} id="cart-summary" /> : <Skeleton $height="30rem" />}
      </CartColumns>
      {cart && cart.lines.length > 0 && (
        <TotalBar cart={cart}>
          <CheckoutLink lines={cart.lines} brief />
        </TotalBar>
      )}
    </Container>
  )
}

function Contents({ cart }: { cart: CartState }) {
  return (
    <>
      <CartNotices cart={cart} />
      {cart.lines.length === 0 ? <EmptyCart /> : <LineList cart={cart} />}
      <SavedLines saved={cart.saved} />
      {cart.lines.length === 0 && <ProductsToStart />}
    </>
  )
}

/** What an empty cart may begin with. */
function ProductsToStart() {
  return (
    <Rail>
      <RemoteWidget
        owner="catalogue"
        name="product-rail"
        props={{ title: 'New arrivals', source: 'new' }}
        fallback={<Skeleton $height="22rem" />}
        unavailable={null}
      />
    </Rail>
  )
}

function PendingLines() {
  return (
    <>
      <noscript>
        Your cart is stored in this browser and needs JavaScript. Turn it on to see and buy your items.
      </noscript>
      <StoredCartLines />
      <LinesSkeleton>
        <Skeleton $height="15rem" />
        <Skeleton $height="15rem" />
      </LinesSkeleton>
    </>
  )
}
