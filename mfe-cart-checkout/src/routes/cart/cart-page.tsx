import { Container, Heading, media, Skeleton, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { useCart, useUnhurried } from '../../cart/cart-context'
import { countOf } from '../../cart/cart-lines'
import type { CartState } from '../../cart/cart-store'
import { useCartFact } from '../../cart/use-cart-fact'
import { EmptyCart } from '../../features/lines/empty-cart'
import { KeptLines, keptLinesAreDrawn } from '../../features/lines/kept-lines'
import { LineList } from '../../features/lines/line-list'
import { CartNotices } from '../../features/notices/cart-notices'
import { TotalBar } from '../../features/totals/total-bar'
import { pageRoom } from '../page-room'
import { CartSummary } from './cart-summary'

const Columns = styled.div<{ $single?: boolean }>`
  ${pageRoom}
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

const Shape = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  margin-block-start: ${tokens.space[4]};

  ${keptLinesAreDrawn} ~ & {
    display: none;
  }
`

/** The cart: its lines, what they cost now, and the way on. It is this browser's own, so the server sends frame and heading alone, which stay. */
export function CartPage() {
  const cart = useUnhurried(useCart())
  useCartFact('cart/shown')
  const count = cart && countOf(cart.lines)
  return (
    <Container>
      <Columns $single={count === 0} aria-busy={!cart}>
        <section aria-labelledby="cart-heading">
          <Heading level={1} id="cart-heading">
            Items in cart{cart && ` (${count})`}
          </Heading>
          {cart ? <Contents cart={cart} /> : <LinesToCome />}
        </section>
        {cart ? cart.lines.length > 0 && <CartSummary cart={cart} id="cart-summary" /> : <Skeleton $height="30rem" />}
      </Columns>
      {cart && cart.lines.length > 0 && <TotalBar cart={cart} summaryId="cart-summary" />}
    </Container>
  )
}

function Contents({ cart }: { cart: CartState }) {
  return (
    <>
      <CartNotices cart={cart} />
      {cart.lines.length === 0 ? <EmptyCart /> : <LineList cart={cart} />}
    </>
  )
}

function LinesToCome() {
  return (
    <>
      <KeptLines />
      <Shape>
        <Skeleton $height="15rem" />
        <Skeleton $height="15rem" />
      </Shape>
    </>
  )
}
