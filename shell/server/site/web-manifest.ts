import { iconSizes } from './icons'
import type { ShopBrand } from './shop-brand'

/** The manifest for adding the shop to a home screen. */
export const webManifest = ({ name, description }: Pick<ShopBrand, 'name' | 'description'>) => ({
  name,
  short_name: name,
  ...(description && { description }),
  id: '/',
  start_url: '/',
  display: 'minimal-ui',
  lang: 'en-US',
  background_color: '#f7f4ec',
  theme_color: '#0b0b0a',
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
    ...iconSizes
      .filter((size) => size >= 192)
      .map((size) => ({ src: `/icon-${size}.png`, type: 'image/png', sizes: `${size}x${size}`, purpose: 'any' })),
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Shop all gear', url: '/shop' },
    { name: 'Sale', url: '/product-sales' },
    { name: 'Cart', url: '/cart' },
  ],
})
