import { ButtonLink, EmptyState, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const Place = styled.div`
  margin-block-start: ${tokens.space[4]};
`

/** What stands in a cart that holds nothing; `onLeave` closes the drawer that it may stand in. */
export function EmptyCart({ onLeave }: { onLeave?: () => void }) {
  return (
    <Place>
      <EmptyState
        icon="cart"
        title="Your cart is empty"
        action={
          <ButtonLink to="/shop" variant="action" onClick={onLeave}>
            Shop all gear
          </ButtonLink>
        }
      >
        Gear that you add stays here, on this device, until you order it.
      </EmptyState>
    </Place>
  )
}
