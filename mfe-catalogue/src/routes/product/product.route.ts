export { ProductPage as Component } from './product-page'
export { productHandle as handle } from './product-head'
export { productLoader as loader } from './product-loader'
export { shouldRevalidate } from './should-revalidate'
