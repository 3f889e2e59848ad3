import type { ReactNode } from 'react'

declare module '../remote/widget-props' {
  interface WidgetProps {
    'catalogue/search-drawer': { open: boolean; onClose: () => void }
    'catalogue/product-rail': { title: string; source: 'sale' | 'new' | 'related' }
    'catalogue/recently-viewed': { title?: string }
    'cart-checkout/cart-drawer': { open: boolean; onClose: () => void }
    'wholesale/price-hint': { productId: string; price: number }
    'wholesale/application-notice': { otherwise: ReactNode }
  }
}
