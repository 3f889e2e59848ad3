import type { ProductSummary } from '@shop/shared-api'
import { Badge, media, Price, ProductImage, Rating, tokens } from '@shop/shared-ui'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { MovingPicture, useMovingName } from '../../moving-picture/moving-picture'
import { percentOff, pricesOf } from '../../product-price'
import { ColorDots } from './color-dots'

const Frame = styled.article`
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
    ${Frame}:hover & img {
      scale: 1.03;
    }
  }
`

const Flags = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space[2]};
  inset-inline-start: ${tokens.space[2]};
  display: flex;
  gap: ${tokens.space[1]};
`

/** The one flag in red: a lower price is why one acts now. */
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

const Title = styled.h3`
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

const Row = styled.div`
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

/** Over the square picture and the link that covers the card: what can be done with the product, at its corners. */
const Corners = styled.div`
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

const Foot = styled.div`
  position: relative;
  z-index: 1;
  padding-block-end: ${tokens.space[4]};
`

/** ProductCard's props. */
export interface ProductCardProps {
  product: ProductSummary
  /** The picture's width as in the `sizes` attribute. */
  sizes: string
  /** `first` for the pictures seen at once; `leading` for the very first. */
  picture?: 'leading' | 'first' | 'later'
  /** What stands in the picture's upper corner, such as the wishlist's heart, and after it in its lower one. */
  corner?: ReactNode
  /** What stands at the card's foot, such as a button. */
  foot?: ReactNode
  /** Whether its picture moves over into the product's page; only where the product stands once on the page. */
  moves?: boolean
}

/** A product in a list: picture, title, price, colours; the whole card is its link. */
export function ProductCard({ product, sizes, picture = 'later', corner, foot, moves = false }: ProductCardProps) {
  const movingName = useMovingName(product.id)
  const off = percentOff(product)
  return (
    <Frame>
      <ProductCardPicture $moves={moves ? movingName : null}>
        <ProductImage
          src={product.thumbnail}
          alt=""
          sizes={sizes}
          loading={picture === 'later' ? 'lazy' : 'eager'}
          fetchPriority={picture === 'leading' ? 'high' : 'auto'}
        />
      </ProductCardPicture>
      <Flags>
        {off > 0 && <SaleFlag>{off}% off</SaleFlag>}
        {product.is_new && <Badge>New</Badge>}
      </Flags>
      <ProductCardText>
        <Title>
          <Link to={`/shop/${product.id}`} viewTransition>
            {product.title}
          </Link>
        </Title>
        <ProductCardPrice>
          {product.has_price_range && <span>from</span>}
          <Price {...pricesOf(product)} />
        </ProductCardPrice>
        <Row>
          <ColorDots colors={product.colors} />
          {product.rating.count > 0 && <Rating value={product.rating.average} count={product.rating.count} size={14} />}
          {product.available === 0 && <span>Sold out</span>}
        </Row>
      </ProductCardText>
      {foot && <Foot>{foot}</Foot>}
      {corner && <Corners>{corner}</Corners>}
    </Frame>
  )
}
