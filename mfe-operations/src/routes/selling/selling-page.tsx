import { TabbedScreen, type ListTab } from '../../table/tabbed-screen'
import { CouponList } from './coupon-list'
import { SaleList } from './sale-list'
import { ShippingRules } from './shipping-rules'
import { TierList } from './tier-list'

const tabs: ListTab[] = [
  { path: '/operations/selling', label: 'Coupons', operation: 'coupons.list', List: CouponList },
  { path: '/operations/selling/tiers', label: 'Wholesale tiers', operation: 'tiers.list', List: TierList },
  { path: '/operations/selling/sales', label: 'Sale prices', operation: 'sales.list', List: SaleList },
  { path: '/operations/selling/shipping', label: 'Shipping and tax', operation: 'states.list', List: ShippingRules },
]

/** What the shop sells at: coupons, wholesale tiers, sale prices, delivery and sales tax. */
export const SellingPage = () => <TabbedScreen title="Selling" tabs={tabs} />
