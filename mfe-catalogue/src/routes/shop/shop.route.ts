export { ShopPage as Component } from './shop-page'
export { shopHandle as handle } from './shop-head'
export { shopLoader as loader } from './shop-loader'
export { shouldRevalidate } from './should-revalidate'
