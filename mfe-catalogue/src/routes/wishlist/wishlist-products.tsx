import type { Api } from '@shop/shared-api'
import { ButtonLink, EmptyState, SectionUnavailable } from '@shop/shared-ui'
import { ProductGrid } from '../../features/product-card/product-grid'
import { QuickAdd } from '../../features/quick-add/quick-add'
import { changeWishlist } from '../../features/wishlist/change-wishlist'
import { useWishlistProducts } from '../../features/wishlist/use-wishlist-products'
import { WishlistButton } from '../../features/wishlist/wishlist-button'

/** The products of the list; the heart of each takes it off. */
export function WishlistProducts({ ids, api }: { ids: readonly number[]; api?: Api }) {
  const { products, failed, retry } = useWishlistProducts(ids, api)
  if (failed) return <SectionUnavailable what="Your wishlist" retry={retry} />
  if (products?.length === 0) {
    return (
      <EmptyState icon="heart" title="Nothing here yet" action={<ButtonLink to="/shop">See all gear</ButtonLink>}>
        Press the heart of a product, and it waits for you here.
      </EmptyState>
    )
  }
  return (
    <ProductGrid
      products={products}
      leading
      cornerOf={({ id, title }) => <WishlistButton productId={id} title={title} onPress={focusSiblingCard} />}
      footOf={({ id, title, available }) =>
        available > 0 && (
          <QuickAdd productId={id} title={title} label="Move to cart" onAdded={() => void changeWishlist(id, false)} />
        )
      }
    />
  )
}

/** The card goes with its heart: the focus moves on to the one beside it, or where there is none to the page. */
function focusSiblingCard(heart: HTMLElement): void {
  const card = heart.closest('li')
  const sibling = card?.nextElementSibling ?? card?.previousElementSibling
  const next = sibling?.querySelector<HTMLElement>('[aria-pressed]') ?? card?.closest('main')
  next?.focus({ preventScroll: true })
}
