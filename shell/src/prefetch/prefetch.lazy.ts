export { createPrefetch } from './prefetch-page'
export { watchLinks } from './watch-links'
