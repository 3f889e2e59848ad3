import { Container, Heading, media, Skeleton, tokens } from '@shop/shared-ui'
import { useState, type ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { useCart, useDraft, useDeferredMount } from '../cart/cart-context'
import type { CartState } from '../cart/cart-state'
import type { CheckoutState } from '../checkout/draft-store'
import { getStepRedirect, type StepPath } from '../checkout/steps'
import { CartNotices } from '../features/notices/cart-notices'
import { UnavailableLines } from '../features/notices/lines-in-error'
import { OrderStepper } from '../features/stepper/order-stepper'
import { TotalBar } from '../features/totals/total-bar'
import { pageMinHeight } from './page-min-height'
import { StepSummary } from './step-summary'

// The summary would move below content that is still loading: the total bar replaces it until then.
const StepColumns = styled.div`
  ${pageMinHeight}
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

  &:has([data-pending]) > aside {
    visibility: hidden;

    ${media.desk} {
      visibility: visible;
    }
  }
`

// What has nothing to say takes no room.
const StepContent = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};

  > [aria-live]:empty {
    position: absolute;
  }
`

const HiddenStepContent = styled.div`
  visibility: hidden;
`

/** Props of a step's content. */
export interface StepProps {
  cart: CartState
  draft: CheckoutState
}

interface StepPageProps {
  path: StepPath
  title: string
  children(step: StepProps): ReactNode
}

/**
 * A checkout step with the order summary, for those who may open it. Cart and draft exist only in this browser, so
 * the server, and the browser until the check, render a skeleton.
 */
export function StepPage({ path, title, children }: StepPageProps) {
  const { cart, draft } = useStateBeforeCompletion(useDeferredMount(useCart()), useDeferredMount(useDraft()))
  const skeleton = <StepSkeleton path={path} title={title} />
  if (!cart || !draft) return skeleton
  return (
    <StepGuard path={path} cart={cart} draft={draft} instead={skeleton}>
      <Container>
        <StepColumns>
          <StepContent aria-labelledby="step-heading">
            <OrderStepper current={path} />
            <Heading level={1} size="section" id="step-heading">
              {title}
            </Heading>
            <CartNotices cart={cart} />
            {/* An order in flight is finished first, even if the cart has unavailable lines. */}
            {!draft.order && <UnavailableLines lines={cart.lines} />}
            {children({ cart, draft })}
          </StepContent>
          <StepSummary cart={cart} id="order-summary" />
        </StepColumns>
        <TotalBar cart={cart}>
          <a href="#order-summary">View order summary</a>
        </TotalBar>
      </Container>
    </StepGuard>
  )
}

/**
 * The last state before the checkout was completed: the cart is already empty while the page navigates to the
 * receipt.
 */
function useStateBeforeCompletion(cart: CartState | undefined, draft: CheckoutState | undefined): Partial<StepProps> {
  const [shown, setShown] = useState({ cart, draft })
  if (draft?.isOver && shown.draft && !shown.draft.isOver) return shown
  if (shown.cart !== cart || shown.draft !== draft) setShown({ cart, draft })
  return { cart, draft }
}

interface StepGuardProps extends StepProps {
  path: StepPath
  /** Shown during the redirect. */
  instead: ReactNode
  children: ReactNode
}

/**
 * Checked once per visit, and again when the cart is emptied, as by another tab. An order that empties the cart of its
 * own tab redirects by itself.
 */
function StepGuard({ path, cart, draft, instead, children }: StepGuardProps) {
  const [firstRedirect] = useState(() => getStepRedirect(path, cart, draft))
  const isEmptied = cart.lines.length === 0 && !draft.order && !draft.isOver
  const redirectTo = firstRedirect ?? (isEmptied ? '/cart' : undefined)
  if (!redirectTo) return children
  return (
    <>
      <Navigate to={redirectTo} replace />
      {instead}
    </>
  )
}
/** The page's boxes at their final size, without readable or interactive content. */
function StepSkeleton({ path, title }: Pick<StepPageProps, 'path' | 'title'>) {
  return (
    <Container>
      <StepColumns aria-busy>
        <StepContent>
          <Skeleton as="div" $height="auto">
            <HiddenStepContent>
              <OrderStepper current={path} />
            </HiddenStepContent>
          </Skeleton>
          <Skeleton as="div" $height="auto">
            <HiddenStepContent>
              <Heading level={1} size="section">
                {title}
              </Heading>
            </HiddenStepContent>
          </Skeleton>
          <Skeleton $height="30rem" />
        </StepContent>
        <Skeleton $height="22rem" />
      </StepColumns>
    </Container>
  )
}
