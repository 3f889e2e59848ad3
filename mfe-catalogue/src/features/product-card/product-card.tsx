import type { ProductSummary } from '@shop/shared-api'
import { Badge, media, Price, ProductImage, Rating, tokens } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { MovingPicture, useViewTransitionName } from '../../moving-picture/moving-picture'
import { getDiscountPercent, getPrices } from '../../product-price'
import { WholesalePrice } from '../../wholesale-price/wholesale-price'
import { ColorDots } from './color-dots'
import type { ShownColor } from './shown-color'

const ProductCardFrame = styled.article`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr auto;
  block-size: 100%;
`

const ProductCardPicture = styled(MovingPicture)`
  overflow: hidden;
  background: ${tokens.color.sunken};
  img {
    transition: scale ${tokens.duration.calm} ${tokens.easing};
  }
  ${media.hover} {
    ${ProductCardFrame}:hover & img {
      scale: 1.03;
    }
  }
`

const ProductCardFlags = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space[2]};
  inset-inline-start: ${tokens.space[2]};
  display: flex;
  gap: ${tokens.space[1]};
`

/** The only red flag: the lower price is the strongest reason to buy. */
const SaleFlag = styled(Badge)`
  background: ${tokens.color.action};
  border-color: ${tokens.color.action};
  color: ${tokens.color.onAction};
`

const ProductCardText = styled.div`
  display: grid;
  align-content: start;
  gap: ${tokens.space[1]};
  padding-block: ${tokens.space[3]} ${tokens.space[4]};
`

const ProductCardTitle = styled.h3`
  font-size: 1.25rem;
  font-weight: 600;
  line-height: 1.05;
  letter-spacing: 0;
  a {
    text-decoration: none;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`

const ProductCardRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[1]} ${tokens.space[3]};
  min-block-size: 1.5rem;
  color: ${tokens.color.inkMuted};
  font-size: ${tokens.size.small};
`

const ProductCardPrice = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${tokens.space[1]};
  color: ${tokens.color.ink};
`

/** Quick actions in the corners, above the square image and the link that covers the card. */
const ProductCardCorners = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: 0;
  inset-inline: 0;
  display: grid;
  align-content: space-between;
  aspect-ratio: 1;
  pointer-events: none;
  && > * {
    justify-self: end;
    background: ${tokens.color.page};
    pointer-events: auto;
  }
`

const ProductCardFooter = styled.div`
  position: relative;
  z-index: 1;
  padding-block-end: ${tokens.space[4]};
`

/** ProductCard's props. */
export interface ProductCardProps {
  product: ProductSummary
  /** Shown and linked instead of the product's first color. */
  color?: ShownColor
  /** The image's width for the `sizes` attribute. */
  sizes: string
  /** `first` for images above the fold; `leading` for the very first. */
  picture?: 'leading' | 'first' | 'later'
  /** Actions in the image's corners, such as the wishlist button. */
  corner?: ReactNode
  /** Content at the bottom of the card, such as a button. */
  foot?: ReactNode
  /** Whether the image takes part in the view transition to the product page; only if the product is listed once. */
  moves?: boolean
}

/** A product card: image, title, price and colors; the entire card is a link. */
export function ProductCard({
  product,
  color,
  sizes,
  picture = 'later',
  corner,
  foot,
  moves = false,
}: ProductCardProps) {
  const movingName = useViewTransitionName(product.id)
  const off = getDiscountPercent(product)
  return (
    <ProductCardFrame>
      <ProductCardPicture $moves={moves ? movingName : null}>
        <ProductImage
          src={color?.image ?? product.thumbnail}
          alt=""
          sizes={sizes}
          loading={picture === 'later' ? 'lazy' : 'eager'}
          fetchPriority={picture === 'leading' ? 'high' : 'auto'}
        />
      </ProductCardPicture>
      <ProductCardFlags>
        {off > 0 && <SaleFlag>{off}% off</SaleFlag>}
        {product.is_new && <Badge>New</Badge>}
      </ProductCardFlags>
      <ProductCardText>
        <ProductCardTitle>
          <Link to={productHref(product.id, color)} viewTransition>
            {product.title}
          </Link>
        </ProductCardTitle>
        <ProductCardPrice>
          {product.has_price_range && <span>from</span>}
          <Price {...getPrices(product)} />
        </ProductCardPrice>
        <WholesalePrice product={product} />
        <ProductCardRow>
          <ColorDots colors={product.colors} />
          {product.rating.count > 0 && <Rating value={product.rating.average} count={product.rating.count} size={14} />}
          {product.available === 0 && <span>Sold out</span>}
        </ProductCardRow>
      </ProductCardText>
      {foot && <ProductCardFooter>{foot}</ProductCardFooter>}
      {corner && <ProductCardCorners>{corner}</ProductCardCorners>}
    </ProductCardFrame>
  )
}

const productHref = (id: number, color: ShownColor | undefined) =>
  color ? `/shop/${id}?${new URLSearchParams({ color: color.name })}` : `/shop/${id}`
