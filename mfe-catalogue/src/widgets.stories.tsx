import { makeList } from '@shop/shared-api/testing/product-list'
import { rememberViewed } from './features/recently-viewed/viewed-products'
import { Widget as ProductRailWidget } from './widgets/product-rail'
import { Widget as RecentlyViewedWidget } from './widgets/recently-viewed'
import { Widget as SearchDrawerWidget } from './widgets/search-drawer'

/** Stories of `npm run gallery`: one for each widget, named after it. */
export default {
  title: 'Catalogue',
  parameters: { api: { 'GET /sale-products': () => makeList(), 'GET /get-recent-view': () => makeList() } },
  beforeEach: () => rememberViewed(1),
}

export const ProductRail = { render: () => <ProductRailWidget title="On sale" source="sale" /> }
export const RecentlyViewed = { render: () => <RecentlyViewedWidget /> }
export const SearchDrawer = { render: () => <SearchDrawerWidget open onClose={() => undefined} /> }
