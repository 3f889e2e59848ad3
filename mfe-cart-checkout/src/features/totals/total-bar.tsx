import { media, tokens } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { keyframes, styled } from 'styled-components'
import type { CartState } from '../../cart/cart-state'
import { BriefTotal } from './brief-total'

const hide = keyframes`from, to { visibility: hidden; }`

// On the frame's own bar, which says how much room it takes.
// Focused elements must not be covered by the bar, and toasts must not cover it.
// Hidden once the summary's own total is visible.
const TotalBarFrame = styled.div`
  position: sticky;
  inset-block-end: var(--bottom-bar-size, 0px);
  display: flex;
  gap: ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;
  margin-inline: -${tokens.space[4]};
  padding: ${tokens.space[2]} ${tokens.space[4]};
  border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
  background: ${tokens.color.page};

  p {
    gap: ${tokens.space[2]};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${tokens.target};
  }

  ${media.tablet} {
    margin-inline: -${tokens.space[6]};
    padding-inline: ${tokens.space[6]};
  }

  ${media.desk} {
    display: none;
  }

  html:has(&) {
    timeline-scope: --total;
    --page-bar-size: 4rem;
    ${media.desk} {
      --page-bar-size: 0px;
    }
  }

  @supports (timeline-scope: --total) {
    animation: ${hide} forwards;
    animation-timeline: --total;
  }
`

/** Keeps the total in view on phones and tablets, with the next step next to it. */
export function TotalBar({ cart, children }: { cart: CartState; children: ReactNode }) {
  return (
    <TotalBarFrame>
      <BriefTotal cart={cart} />
      {children}
    </TotalBarFrame>
  )
}
