export {
  applyColors,
  createDefaultDesign,
  fontLabels,
  getPartLabel,
  toHex,
  withProduct,
  withText,
  type Design,
  type PlacedText,
} from './design'
export { cleanText, parseDesign, serializeDesign } from './design-query'
export { getDesignable, productKeys, type Designable, type ProductKey } from './designable'
export {
  drawDesign,
  getEditableParts,
  getViews,
  getVisibleParts,
  hasRankBar,
  viewLabels,
  type View,
} from './draw-design'
export { describeChange, describeDesign } from './describe-design'
