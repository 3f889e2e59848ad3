import type { Api } from '@shop/shared-api'
import { ButtonLink, EmptyState, SectionUnavailable, Stack } from '@shop/shared-ui'
import type { CardActions } from '../../features/product-card/card-item'
import { ProductGrid } from '../../features/product-card/product-grid'
import { QuickAdd } from '../../features/quick-add/quick-add'
import { changeWishlist } from '../../features/wishlist/change-wishlist'
import { useWishlistProducts } from '../../features/wishlist/use-wishlist-products'
import { WishlistButton } from '../../features/wishlist/wishlist-button'
import { NewArrivals } from '../product-rails'

/** The wishlist's products; the heart removes a product. */
export function WishlistProducts({ ids, api }: { ids: readonly number[]; api?: Api }) {
  const { products, failed, retry } = useWishlistProducts(ids, api)
  if (failed) return <SectionUnavailable what="Your wishlist" retry={retry} />
  if (products?.length === 0) {
    return (
      <Stack $gap={7}>
        <EmptyState
          icon="heart"
          title="Your wishlist is empty"
          action={<ButtonLink to="/shop">Shop all gear</ButtonLink>}
        >
          Tap the heart on any product to save it here.
        </EmptyState>
        <NewArrivals />
      </Stack>
    )
  }
  return <ProductGrid products={products} leading actions={listActions} />
}

const listActions: CardActions = {
  name: 'wishlist actions',
  corner: ({ id, title }) => <WishlistButton productId={id} title={title} onPress={focusSiblingCard} />,
  foot: ({ id, title, available }) =>
    available > 0 && (
      <QuickAdd productId={id} title={title} label="Move to cart" onAdded={() => void changeWishlist(id, false)} />
    ),
}

/** Moves the focus to the next card, or to the page if there is none, as the card disappears with its heart. */
function focusSiblingCard(heart: HTMLElement): void {
  const card = heart.closest('li')
  const sibling = card?.nextElementSibling ?? card?.previousElementSibling
  const next = sibling?.querySelector<HTMLElement>('[aria-pressed]') ?? card?.closest('main')
  next?.focus({ preventScroll: true })
}
