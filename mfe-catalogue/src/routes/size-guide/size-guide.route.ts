export { SizeGuidePage as Component } from './size-guide-page'
export { sizeGuideHandle as handle } from './size-guide-head'
export { sizeGuideLoader as loader } from './size-guide-loader'
