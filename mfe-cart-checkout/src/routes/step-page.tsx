import { Container, Heading, media, Skeleton, tokens } from '@shop/shared-ui'
import { useState, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useCart, useDraft, useUnhurried } from '../cart/cart-context'
import type { CartState } from '../cart/cart-store'
import type { CheckoutState } from '../checkout/draft-store'
import { redirectFrom, type StepPath } from '../checkout/steps'
import { CartNotices } from '../features/notices/cart-notices'
import { LinesInError } from '../features/notices/lines-in-error'
import { OrderStepper } from '../features/stepper/order-stepper'
import { TotalBar } from '../features/totals/total-bar'
import { pageRoom } from './page-room'
import { StepSummary } from './step-summary'

const Columns = styled.div`
  ${pageRoom}
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

  /* Under what is still to come, the summary would move: the total's bar stands for it meanwhile. */
  &:has([data-awaited]) > aside {
    visibility: hidden;

    ${media.desk} {
      visibility: visible;
    }
  }
`

const Work = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};

  /* What has nothing to say takes no room. */
  > [aria-live]:empty {
    position: absolute;
  }
`

const Unseen = styled.div`
  visibility: hidden;
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

/** A step of the checkout for those who may be there, beside what the order costs. Cart and draft are this browser's own: until it has judged the visit, and for the server always, there is nothing but the shape of the page. */
export function StepPage({ path, title, children }: StepPageProps) {
  const { cart, draft } = useShown(useUnhurried(useCart()), useUnhurried(useDraft()))
  const shape = <Shape path={path} title={title} />
  if (!cart || !draft) return shape
  return (
    <Judged path={path} cart={cart} draft={draft} instead={shape}>
      <Container>
        <Columns>
          <Work aria-labelledby="step-heading">
            <OrderStepper at={path} />
            <Heading level={1} size="section" id="step-heading">
              {title}
            </Heading>
            <CartNotices cart={cart} />
            {/* An order that was sent is finished first; what it left of the cart is no hindrance. */}
            {!draft.order && <LinesInError lines={cart.lines} />}
            {children({ cart, draft })}
          </Work>
          <StepSummary cart={cart} id="order-summary" />
        </Columns>
        <TotalBar cart={cart} summaryId="order-summary" />
      </Container>
    </Judged>
  )
}

/** Once the checkout of this visit has ended, what the page showed last: it empties its cart while the shopper is on the way to the receipt. */
function useShown(cart: CartState | undefined, draft: CheckoutState | undefined): Partial<StepProps> {
  const [shown, setShown] = useState({ cart, draft })
  if (draft?.isOver && shown.draft && !shown.draft.isOver) return shown
  if (shown.cart !== cart || shown.draft !== draft) setShown({ cart, draft })
  return { cart, draft }
}

interface JudgedProps extends StepProps {
  path: StepPath
  /** Shown to those who belong elsewhere, until they are there. */
  instead: ReactNode
  children: ReactNode
}

/** Judged once per visit: what an order leaves of the cart is no reason to move its shopper about. */
function Judged({ path, cart, draft, instead, children }: JudgedProps) {
  const [elsewhere] = useState(() => redirectFrom(path, cart, draft))
  if (!elsewhere) return children
  return (
    <>
      <Navigate to={elsewhere} replace />
      {instead}
    </>
  )
}
/** The page's boxes at their very size, with nothing of it to be read or used. */
function Shape({ path, title }: Pick<StepPageProps, 'path' | 'title'>) {
  return (
    <Container>
      <Columns aria-busy>
        <Work>
          <Skeleton as="div" $height="auto">
            <Unseen>
              <OrderStepper at={path} />
            </Unseen>
          </Skeleton>
          <Skeleton as="div" $height="auto">
            <Unseen>
              <Heading level={1} size="section">
                {title}
              </Heading>
            </Unseen>
          </Skeleton>
          <Skeleton $height="30rem" />
        </Work>
        <Skeleton $height="22rem" />
      </Columns>
    </Container>
  )
}
