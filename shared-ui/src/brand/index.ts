export { brandColors, brandStyle, type BrandColors } from './brand-colors'
export { contrast } from './contrast'
