import { Container, Heading, media, Skeleton, tokens } from '@shop/shared-ui'
import { useState, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useCart, useDraft } from '../cart/cart-context'
import type { CartState } from '../cart/cart-store'
import type { CheckoutState } from '../checkout/draft-store'
import { redirectFrom, type StepPath } from '../checkout/steps'
import { CartNotices } from '../features/notices/cart-notices'
import { LinesInError } from '../features/notices/lines-in-error'
import { OrderStepper } from '../features/stepper/order-stepper'
import { TotalBar } from '../features/totals/total-bar'
import { StepSummary } from './step-summary'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  align-items: start;
  padding-block: ${tokens.space[4]} ${tokens.space[6]};

  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 24rem;
    gap: ${tokens.space[7]};
    padding-block: ${tokens.space[5]} ${tokens.space[8]};
  }
`

const Work = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};

  > h1 {
    font-size: ${tokens.size.section};
  }

  /* What has nothing to say takes no room. */
  > [aria-live]:empty {
    position: absolute;
  }
`

/** What a step shows of. */
export interface StepProps {
  cart: CartState
  draft: CheckoutState
}

interface StepPageProps {
  path: StepPath
  title: string
  children(step: StepProps): ReactNode
}

/** A step of the checkout for those who may be there, beside what the order costs. Cart and draft are this browser's own, so the server sends the frame alone. */
export function StepPage({ path, title, children }: StepPageProps) {
  const cart = useCart()
  const draft = useDraft()
  return (
    <Container>
      <Columns>
        <Work aria-labelledby="step-heading">
          <OrderStepper at={path} />
          <Heading level={1} id="step-heading">
            {title}
          </Heading>
          {cart && draft ? (
            <Judged path={path} cart={cart} draft={draft}>
              <CartNotices cart={cart} />
              {/* An order that was sent is finished first; what it left of the cart is no hindrance. */}
              {!draft.order && <LinesInError lines={cart.lines} />}
              {children({ cart, draft })}
            </Judged>
          ) : (
            <Skeleton $height="30rem" />
          )}
        </Work>
        {cart ? <StepSummary cart={cart} id="order-summary" /> : <Skeleton $height="22rem" />}
      </Columns>
      {cart && <TotalBar cart={cart} summaryId="order-summary" />}
    </Container>
  )
}

/** Judged once per visit: what an order leaves of the cart is no reason to move its shopper about. */
function Judged({ path, cart, draft, children }: StepProps & { path: StepPath; children: ReactNode }) {
  const [elsewhere] = useState(() => redirectFrom(path, cart, draft))
  return elsewhere ? <Navigate to={elsewhere} replace /> : children
}
