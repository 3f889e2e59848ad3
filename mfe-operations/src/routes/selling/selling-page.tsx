import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { PageHead } from '../../console/page-head'
import { useMay } from '../../session/session-context'
import { Tabs } from '../../table/tabs'
import { CouponList } from './coupon-list'
import { SaleList } from './sale-list'
import { ShippingRules } from './shipping-rules'
import { TierList } from './tier-list'

const tabs: { path: string; label: string; operation: string; List: ComponentType }[] = [
  { path: '/operations/selling', label: 'Coupons', operation: 'coupons.list', List: CouponList },
  { path: '/operations/selling/tiers', label: 'Wholesale tiers', operation: 'tiers.list', List: TierList },
  { path: '/operations/selling/sales', label: 'Sale prices', operation: 'sales.list', List: SaleList },
  { path: '/operations/selling/shipping', label: 'Shipping and tax', operation: 'states.list', List: ShippingRules },
]

/** What the shop sells at: coupons, wholesale tiers, sale prices, delivery and sales tax. */
export function SellingPage() {
  const { pathname } = useLocation()
  const may = useMay()
  const open = tabs.find(({ path }) => path === pathname.replace(/\/$/, ''))
  return (
    <>
      <PageHead title="Selling" />
      <Tabs label="Selling" tabs={tabs.filter(({ operation }) => may(operation))} />
      {open && <open.List />}
    </>
  )
}
