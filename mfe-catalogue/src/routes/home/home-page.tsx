import { siteNameOf, type GeneralSetting } from '@shop/shared-api'
import { Container, Stack, VisuallyHidden } from '@shop/shared-ui'
import { useLoaderData, useRouteLoaderData } from 'react-router-dom'
import { ProductRow } from '../../features/product-card/product-row'
import { RecentlyViewed } from '../../features/recently-viewed/recently-viewed'
import { quickActions } from '../quick-actions'
import { BannerWall } from './banner-wall'
import { CategoryTiles } from './category-tiles'
import { Hero } from './hero'
import type { HomeData } from './home-loader'
import { InstagramStrip } from './instagram-strip'
import { HomeSection } from './home-section'

/** The home page. */
export function HomePage() {
  const { slides, banners, categories, onSale, newest, posts } = useLoaderData<HomeData>()
  const frame = useRouteLoaderData<{ settings: GeneralSetting | null }>('shell/frame')
  return (
    <Stack $gap={8}>
      <VisuallyHidden as="h1">{siteNameOf(frame?.settings)}</VisuallyHidden>
      {slides.length > 0 && <Hero slides={slides} />}
      <Container>
        <Stack $gap={8}>
          {categories.length > 0 && (
            <HomeSection title="Shop by discipline" more={{ label: 'Shop all gear', to: '/shop' }}>
              <CategoryTiles categories={categories} />
            </HomeSection>
          )}
          {onSale.length > 0 && (
            <HomeSection title="On sale" more={{ label: 'Shop the sale', to: '/product-sales' }}>
              <ProductRow products={onSale} label="On sale" actions={quickActions} />
            </HomeSection>
          )}
          {banners.length > 0 && <BannerWall banners={banners} />}
          {newest.length > 0 && (
            <HomeSection title="New arrivals" more={{ label: 'Shop new arrivals', to: '/shop?sort=newest' }}>
              <ProductRow products={newest} label="New arrivals" actions={quickActions} />
            </HomeSection>
          )}
          {posts.length > 0 && <InstagramStrip posts={posts} />}
          <RecentlyViewed
            rowOf={(products) => <ProductRow products={products} label="Recently viewed" actions={quickActions} />}
          />
        </Stack>
      </Container>
    </Stack>
  )
}
