import { links as catalogueLinks } from '@shop/catalogue-contract'
import { ButtonLink, EmptyState, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const EmptyCartFrame = styled.div`
  margin-block-start: ${tokens.space[4]};
`

/** Content of an empty cart; `onLeave` closes the drawer around it. */
export function EmptyCart({ onLeave }: { onLeave?: () => void }) {
  return (
    <EmptyCartFrame>
      <EmptyState
        icon="cart"
        title="Your cart is empty"
        action={
          <ButtonLink to={catalogueLinks.shop()} variant="action" onClick={onLeave}>
            Shop all gear
          </ButtonLink>
        }
      >
        Items you add stay here on this device until you order them.
      </EmptyState>
    </EmptyCartFrame>
  )
}
