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

test('nobody reviews a product twice', () => {
  expect(new Set(reviews.map(({ productIndex, email }) => `${productIndex} ${email}`)).size).toBe(reviews.length)
})

test('nobody reviews a product before it was on sale', () => {
  const tooEarly = reviews.filter(({ productIndex, createdAt }) => createdAt < products[productIndex]!.launchedAt)
  expect(tooEarly).toEqual([])
  expect(reviews.filter(({ createdAt }) => createdAt > assortmentDate)).toEqual([])
})

test('reviews read as written: no gap is left open and they hardly repeat each other', () => {
  const comments = reviews.map(({ comment }) => comment)
  expect(comments.filter((comment) => /[{}]|undefined|null| {2}/.test(comment) || comment.length < 10)).toEqual([])
  expect(new Set(comments).size / comments.length).toBeGreaterThan(0.95)
})

test('no sentence comes twice below one product', () => {
  const said = reviews.flatMap(({ productIndex, comment }) =>
    comment.split(/(?<=\.) /).map((sentence) => `${products[productIndex]!.title}: ${sentence}`),
  )
  const withoutNumbers = said.filter((sentence) => !/\d/.test(sentence))
  expect(withoutNumbers.filter((sentence, index) => withoutNumbers.indexOf(sentence) !== index)).toEqual([])
})

test('only what is worn is said to fit', () => {
  const neverWorn = ['bottle', 'gym-bag', 'punching-bag', 'pad', 'belt']
  const fitted = reviews
    .filter(({ fit }) => fit !== null)
    .map(({ productIndex }) => products[productIndex]!.family.type)
  expect(fitted.filter((type) => neverWorn.includes(type))).toEqual([])
  expect(fitted.length).toBeGreaterThan(100)
})
