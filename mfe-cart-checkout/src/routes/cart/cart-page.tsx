import { Container, Heading, media, Skeleton, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useCart } from '../../cart/cart-context'
import { countOf } from '../../cart/cart-lines'
import { useCartFact } from '../../cart/use-cart-fact'
import { EmptyCart } from '../../features/lines/empty-cart'
import { LineList } from '../../features/lines/line-list'
import { CartNotices } from '../../features/notices/cart-notices'
import { TotalBar } from '../../features/totals/total-bar'
import { CartSummary } from './cart-summary'

const Columns = styled.div<{ $single?: boolean }>`
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

/** The cart: its lines, what they cost now, and the way on. It is this browser's own, so the server sends the frame alone. */
export function CartPage() {
  const cart = useCart()
  useCartFact('cart/shown')
  if (!cart) return <CartSkeleton />
  const count = countOf(cart.lines)
  return (
    <Container>
      <Columns $single={count === 0}>
        <section aria-labelledby="cart-heading">
          <Heading level={1} id="cart-heading">
            Items in cart ({count})
          </Heading>
          <CartNotices cart={cart} />
          {count === 0 ? <EmptyCart /> : <LineList cart={cart} />}
        </section>
        {count > 0 && <CartSummary cart={cart} id="cart-summary" />}
      </Columns>
      {count > 0 && <TotalBar cart={cart} summaryId="cart-summary" />}
    </Container>
  )
}

function CartSkeleton() {
  return (
    <Container>
      <Columns>
        <section aria-busy="true">
          <Heading level={1}>Items in cart</Heading>
          <Skeleton $height="11rem" />
          <Skeleton $height="11rem" />
        </section>
        <Skeleton $height="30rem" />
      </Columns>
    </Container>
  )
}
