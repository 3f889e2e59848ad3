import { useEventPart } from '@shop/shared-events'
import { Icon, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import { changeWishlist } from './change-wishlist'

const Heart = styled.button`
  display: inline-grid;
  grid-auto-flow: column;
  place-content: center;
  place-items: center;
  gap: ${tokens.space[2]};
  min-inline-size: ${tokens.target};
  min-block-size: ${tokens.target};
  justify-self: start;
  align-self: start;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius};
  background: transparent;
  color: ${tokens.color.ink};
  cursor: pointer;
  &[aria-pressed='true'] {
    color: ${tokens.color.actionText};
  }
`

/** WishlistButton's props; `labelled` shows the words too. */
export interface WishlistButtonProps {
  productId: number
  title: string
  labelled?: boolean
  /** Hears of a press before anything changes by it. */
  onPress?(heart: HTMLElement): void
}

/** The heart of a product: pressed while it is on the wishlist. */
export function WishlistButton({ productId, title, labelled = false, onPress }: WishlistButtonProps) {
  // Of the many hearts of a list only those render anew that change.
  const pressed = useEventPart(
    'wishlist/changed',
    (wishlist) => wishlist?.productIds.includes(String(productId)) ?? false,
    false,
  )
  return (
    <Heart
      type="button"
      aria-pressed={pressed}
      aria-label={`${title}: keep on wishlist`}
      onClick={({ currentTarget }) => {
        onPress?.(currentTarget)
        void changeWishlist(productId, !pressed)
      }}
    >
      <Icon name="heart" size={22} filled={pressed} />
      {labelled && (pressed ? 'On your wishlist' : 'Add to wishlist')}
    </Heart>
  )
}
