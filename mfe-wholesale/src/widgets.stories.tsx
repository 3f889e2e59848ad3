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

/** Stories of `npm run gallery`: one for each widget, named after it, for a wholesaler whose application is pending. */
export default {
  title: 'Wholesale',
  parameters: { api: applicationOf('pending') },
  beforeEach: () => bus.publish('session/changed', { user }),
}

export const ApplicationNotice = { render: () => <ApplicationNoticeWidget otherwise="On sale" /> }
export const PriceHint = { render: () => <PriceHintWidget productId="7" price={12_000} /> }
export const ListPrice = { render: () => <ListPriceWidget price={12_000} /> }
