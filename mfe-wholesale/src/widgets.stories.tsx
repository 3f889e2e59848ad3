import '@shop/account-contract'
import { bus } from '@shop/shared-events'
import { applicationOf } from './testing/applications'
import { Widget as ApplicationNoticeWidget } from './widgets/application-notice'
import { Widget as ListPriceWidget } from './widgets/list-price'
import { Widget as PriceHintWidget } from './widgets/price-hint'

const user = {
  id: '5a1c0f5e-8f6a-4a86-9d8f-0c8a5e5d3f02',
  username: 'Kai Gym',
  email: 'kai@gym.example',
  role: 'wholeseller',
  isVerified: false,
} as const

const tiers = [{ id: 1, from_qty: 500, to_qty: null, discount: 10 }]

/** Stories of `npm run gallery`: one for each widget, named after it. */
export default {
  title: 'Wholesale',
  parameters: { api: applicationOf('pending'), layout: { slabs: tiers } },
  beforeEach: () => bus.publish('session/changed', { user }),
}

const onceApproved = () => bus.publish('session/changed', { user: { ...user, isVerified: true } })

export const ApplicationNotice = { render: () => <ApplicationNoticeWidget otherwise="On sale" /> }
export const PriceHint = {
  beforeEach: onceApproved,
  render: () => <PriceHintWidget productId="7" price={12_000} sku="BLT-WHT-A1" />,
}
export const ListPrice = { beforeEach: onceApproved, render: () => <ListPriceWidget price={12_000} /> }
