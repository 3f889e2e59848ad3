import { Container, Heading, media, Skeleton, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { countOf } from '../../features/cart/cart-lines'
import { useCart } from '../../features/cart/site-cart'
import { CartNotices } from '../../features/lines/cart-notices'
import { EmptyCart } from '../../features/lines/empty-cart'
import { LineList } from '../../features/lines/line-list'
import { CartSummary } from '../../features/totals/cart-summary'

const Columns = styled.div`
  display: grid;
  gap: ${tokens.space[6]};
  align-items: start;
  padding-block: ${tokens.space[5]} ${tokens.space[8]};

  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`

/** The cart: its lines, what they cost now, and the way on. It is this browser's own, so the server sends the frame alone. */
export function CartPage() {
  const cart = useCart()
  if (!cart) return <CartSkeleton />
  const count = countOf(cart.lines)
  return (
    <Container>
      <Columns>
        <section aria-labelledby="cart-heading">
          <Heading level={1} id="cart-heading">
            Items in cart ({count})
          </Heading>
          <CartNotices cart={cart} />
          {count === 0 ? <EmptyCart /> : <LineList lines={cart.lines} quote={cart.quote} />}
        </section>
        {count > 0 && <CartSummary cart={cart} />}
      </Columns>
    </Container>
  )
}

function CartSkeleton() {
  return (
    <Container>
      <Columns>
        <section aria-busy="true">
          <Heading level={1}>Items in cart</Heading>
          <Skeleton $height="8rem" />
          <Skeleton $height="8rem" />
        </section>
        <Skeleton $height="18rem" />
      </Columns>
    </Container>
  )
}
