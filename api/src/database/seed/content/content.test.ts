import { artKeys, parseDrawingKey } from '@shop/shared-drawings'
import { categoryTree } from '../catalogue/category-tree'
import type { CategoryNode } from '../catalogue/category-node'
import { seedFaqs } from './faqs'
import { seedPages } from './pages'
import { seedBanners, seedInstagrams, seedSliders } from './pictures'
import { seedSettings } from './settings'

const withBranch = (node: CategoryNode): CategoryNode[] => [node, ...(node.children ?? []).flatMap(withBranch)]
const categories = categoryTree.flatMap(withBranch)

test('the shop opens with its five information pages, each complete', () => {
  expect(seedPages.map(({ slug }) => slug).sort()).toEqual([
    'about-us',
    'privacy-policy',
    'returns',
    'shipping',
    'term-conditions',
  ])
  for (const { slug, sections } of seedPages) {
    expect([slug, sections.length >= 4]).toEqual([slug, true])
    for (const { heading, paragraphs, items } of sections) {
      expect([heading, paragraphs.length + items.length > 0]).toEqual([heading, true])
    }
  }
})

test('stored text is plain text', () => {
  expect(JSON.stringify([seedPages, seedFaqs, seedBanners, seedSliders, categories])).not.toMatch(/[<>]/)
})

test('at least 24 questions are answered in at least five categories, none twice', () => {
  const questions = seedFaqs.flatMap(({ entries }) => entries.map(([question]) => question))
  expect(seedFaqs.length).toBeGreaterThanOrEqual(5)
  expect(questions.length).toBeGreaterThanOrEqual(24)
  expect(new Set(questions).size).toBe(questions.length)
})

test('the pages name the delivery prices that the settings charge', () => {
  const shipping = JSON.stringify(seedPages.find(({ slug }) => slug === 'shipping'))
  for (const cents of [seedSettings.simpleShipmentCents, seedSettings.expressShipmentCents]) {
    expect(shipping).toContain(`$${(cents / 100).toFixed(2)}`)
  }
  expect(shipping).toContain(`$${seedSettings.freeShipmentCents / 100} or more`)
})

test('every slide, banner, tile and setting shows art that can be drawn', () => {
  const pictures = [...seedSliders, ...seedBanners, ...categories].map(({ image }) => image)
  for (const image of [...pictures, seedSettings.newsletterImage, seedSettings.logo]) {
    if (image.includes('.')) parseDrawingKey(image)
    else expect(artKeys).toContain(image)
  }
  for (const { drawing } of seedInstagrams) parseDrawingKey(drawing)
})

test('every link to a category leads to one', () => {
  const links = [...seedSliders, ...seedBanners, ...seedInstagrams].map(({ url }) => url)
  for (const url of links.filter((url) => url.startsWith('/product/list/'))) {
    expect(categories.map(({ slug }) => `/product/list/${slug}`)).toContain(url)
  }
})

test('nothing leads to real people: fictional numbers and example domains only', () => {
  expect(seedSettings.phone).toMatch(/555-01\d\d$/)
  expect(seedSettings.email).toMatch(/\.example$/)
})
