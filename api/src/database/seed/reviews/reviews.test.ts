import { assortmentDate, buildProducts } from '../catalogue/build-products'
import { productFamilies } from '../catalogue/product-families'
import { buildReviews } from './build-reviews'

const products = buildProducts(productFamilies)
const reviews = buildReviews(products)

test('about two thirds of the products are reviewed, the others not yet', () => {
  const share = new Set(reviews.map(({ productIndex }) => productIndex)).size / products.length
  expect(share).toBeGreaterThan(0.5)
  expect(share).toBeLessThan(0.75)
})

test('people are of different minds: mostly content, now and then not', () => {
  const shares = [1, 2, 3, 4, 5].map(
    (stars) => reviews.filter(({ rating }) => rating === stars).length / reviews.length,
  )
  expect(shares[4]).toBeGreaterThan(0.35)
  expect(shares[4]).toBeLessThan(0.6)
  expect(Math.min(...shares)).toBeGreaterThan(0.02)
})

test('nobody reviews a product twice or before it was on sale', () => {
  const seen = new Set<string>()
  for (const { productIndex, email, createdAt } of reviews) {
    expect(seen.has(`${productIndex} ${email}`)).toBe(false)
    seen.add(`${productIndex} ${email}`)
    expect(createdAt.getTime()).toBeGreaterThanOrEqual(products[productIndex]!.launchedAt.getTime())
    expect(createdAt.getTime()).toBeLessThanOrEqual(assortmentDate.getTime())
  }
})

test('reviews read as written: no gap is left open and they hardly repeat each other', () => {
  for (const { comment } of reviews) {
    expect(comment).not.toMatch(/[{}]|undefined|null| {2}/)
    expect(comment.length).toBeGreaterThanOrEqual(10)
  }
  expect(new Set(reviews.map(({ comment }) => comment)).size / reviews.length).toBeGreaterThan(0.95)
})

test('no sentence comes twice below one product', () => {
  products.forEach((product, index) => {
    const sentences = reviews
      .filter(({ productIndex }) => productIndex === index)
      .flatMap(({ comment }) => comment.split(/(?<=\.) /))
    const fixed = sentences.filter((sentence) => !/\d/.test(sentence))
    expect([product.title, new Set(fixed).size]).toEqual([product.title, fixed.length])
  })
})

test('only what is worn is said to fit', () => {
  for (const { productIndex, fit } of reviews) {
    if (['bottle', 'gym-bag', 'punching-bag', 'pad', 'belt'].includes(products[productIndex]!.family.type))
      expect(fit).toBeNull()
  }
})
