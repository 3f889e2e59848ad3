import { buildAuthenticityCodes } from './authenticity-codes'
import { buildProducts } from './catalogue/build-products'
import { productFamilies } from './catalogue/product-families'

const codes = buildAuthenticityCodes(buildProducts(productFamilies))

test('several hundred labels are known, all different and all typable', () => {
  expect(codes.length).toBeGreaterThan(400)
  expect(new Set(codes.map(({ code }) => code)).size).toBe(codes.length)
  for (const { code } of codes) expect(code).toMatch(/^IC-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
})

test('a few labels were checked so often that they must have been copied', () => {
  const often = codes.filter(({ checks }) => checks >= 40).length
  expect(often).toBeGreaterThan(2)
  expect(often).toBeLessThan(20)
})

test('a label was first checked after it was made, and only if it was checked at all', () => {
  for (const { checks, firstCheckedAt, madeOn } of codes) {
    expect(checks > 0).toBe(firstCheckedAt !== null)
    if (firstCheckedAt) expect(firstCheckedAt.getTime()).toBeGreaterThan(new Date(madeOn).getTime())
  }
})
