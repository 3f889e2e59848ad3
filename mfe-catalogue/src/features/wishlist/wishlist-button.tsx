import '@shop/catalogue-contract'
import { useEventSelector } from '@shop/shared-events'
import { Icon, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import { changeWishlist } from './change-wishlist'

const WishlistHeart = styled.button`
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

/** WishlistButton's props; `labelled` shows the label too. */
export interface WishlistButtonProps {
  productId: number
  title: string
  labelled?: boolean
  /** Called before the wishlist changes. */
  onPress?(heart: HTMLElement): void
}

/** The wishlist toggle of a product. */
export function WishlistButton({ productId, title, labelled = false, onPress }: WishlistButtonProps) {
  // Only the affected hearts of a list rerender.
  const pressed = useEventSelector(
    'wishlist/changed',
    (wishlist) => wishlist?.productIds.includes(String(productId)) ?? false,
    false,
  )
  return (
    <WishlistHeart
      type="button"
      aria-pressed={pressed}
      aria-label={`${title}: add to wishlist`}
      onClick={({ currentTarget }) => {
        onPress?.(currentTarget)
        void changeWishlist(productId, !pressed)
      }}
    >
      <Icon name="heart" size={22} filled={pressed} />
      {labelled && (pressed ? 'In your wishlist' : 'Add to wishlist')}
    </WishlistHeart>
  )
}
