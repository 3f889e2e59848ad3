import { useCachedMarkup } from '@shop/shared-ui'
import { ProductCard, type ProductCardProps } from './product-card'

/** CardItem's props: the card's, with its actions as functions. */
export interface CardItemProps extends Omit<ProductCardProps, 'corner' | 'foot'> {
  actions?: CardActions
}

/** Actions of a list's cards. */
export interface CardActions {
  /** Names what is rendered; it depends on the product only. */
  name: string
  /** Renders the actions in a card's corner. */
  corner?: (product: ProductCardProps['product'], color?: ProductCardProps['color']) => ProductCardProps['corner']
  /** Renders the bottom of a card. */
  foot?: (product: ProductCardProps['product']) => ProductCardProps['foot']
}

/** A product card as a list item. */
export function CardItem({ actions, ...card }: CardItemProps) {
  const { product, color } = card
  const content = useCachedMarkup(`catalogue/card ${actions?.name}`, card, () => (
    <ProductCard {...card} corner={actions?.corner?.(product, color)} foot={actions?.foot?.(product)} />
  ))
  return <li {...content} />
}
