import { WishlistButton } from './wishlist-button'

/** The wishlist toggle as the only action of a list's cards. */
export const heartAction = {
  name: 'heart',
  corner: ({ id, title }: { id: number; title: string }) => <WishlistButton productId={id} title={title} />,
}
