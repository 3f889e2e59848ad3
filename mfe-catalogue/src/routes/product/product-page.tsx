import '@shop/catalogue-contract'
import { bus } from '@shop/shared-events'
import { Breadcrumb, Cluster, Container, media, SectionUnavailable, Stack, tokens } from '@shop/shared-ui'
import { useEffect, useEffectEvent } from 'react'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import styled from 'styled-components'
import { Gallery } from '../../features/gallery/gallery'
import { getProductPictures } from '../../features/gallery/product-pictures'
import { ProductRow } from '../../features/product-card/product-row'
import { RecentlyViewed } from '../../features/recently-viewed/recently-viewed'
import { rememberViewed } from '../../features/recently-viewed/viewed-products'
import { Questions } from '../../features/questions/questions'
import { Reviews } from '../../features/reviews/reviews'
import { toAnalyticsItem } from '../../analytics-item'
import { useChoice } from '../../variant-choice/use-choice'
import { isSoldOut } from '../../variant-choice/variant-choice'
import { WishlistButton } from '../../features/wishlist/wishlist-button'
import { quickActions } from '../quick-actions'
import { BuyBox } from './buy-box'
import { ShippingNote } from './shipping-note'
import { productTrail } from './product-head'
import { ProductFacts } from './product-facts'
import { ProductHeadline } from './product-headline'
import type { ProductData } from './product-loader'
import { ProductSection } from './product-section'
import { ShareButton } from './share-button'

const ProductColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: auto 1fr;
    gap: ${tokens.space[5]} ${tokens.space[6]};
    align-items: start;
    > :first-child {
      grid-column: 2;
    }
    > :nth-child(2) {
      grid-area: 1 / 1 / span 2;
    }
  }
  ${media.desk} {
    grid-template-columns: minmax(0, 1.35fr) minmax(22rem, 1fr);
    gap: ${tokens.space[5]} ${tokens.space[7]};
  }
`

/** The product page. */
export function ProductPage() {
  const { product, ratings, related, delivery, returns } = useLoaderData<ProductData>()
  const [choice, choose] = useChoice(product)
  const { revalidate } = useRevalidator()
  const stateShown = useEffectEvent(() => bus.publish('catalogue/product-shown', { item: toAnalyticsItem(product) }))
  useEffect(() => {
    rememberViewed(product.id)
    stateShown()
  }, [product.id])

  return (
    <Container>
      <Stack $gap={4}>
        <Breadcrumb items={productTrail(product)} />
        <Stack $gap={8}>
          <ProductColumns>
            <ProductHeadline product={product} choice={choice} />
            <Gallery
              productId={product.id}
              title={product.title}
              pictures={getProductPictures(product, choice.color)}
              alts={product.image_alts}
            />
            <Stack $gap={5}>
              <BuyBox key={product.id} product={product} choice={choice} onChoose={choose} />
              <Cluster $gap={5} data-screen-only>
                <WishlistButton productId={product.id} title={product.title} labelled />
                <ShareButton title={product.title} />
              </Cluster>
              <ShippingNote delivery={isSoldOut(product, {}, choice) ? null : delivery} returns={returns} />
            </Stack>
          </ProductColumns>
          <ProductFacts product={product} />
          {ratings ? (
            <Reviews key={product.id} productId={product.id} first={ratings} />
          ) : (
            <SectionUnavailable what="Customer reviews" retry={() => void revalidate()} />
          )}
          <Questions key={`questions ${product.id}`} productId={product.id} />
          {related.length > 0 && (
            <ProductSection title="You may also like">
              <ProductRow products={related} label="You may also like" actions={quickActions} />
            </ProductSection>
          )}
          <RecentlyViewed
            except={product.id}
            rowOf={(products) => <ProductRow products={products} label="Recently viewed" actions={quickActions} />}
          />
        </Stack>
      </Stack>
    </Container>
  )
}
