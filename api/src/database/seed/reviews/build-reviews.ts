import { assortmentDate, type SeedProduct, type SeedVariant } from '../catalogue/build-products'
import { pickFrom, seededRandom } from '../seeded-random'
import { bankOf, isForKids } from './bank-of-product'
import {
  contentClosers,
  disappointedClosers,
  firstNames,
  openers,
  parentOpeners,
  titlesByStars,
  undecidedClosers,
} from './review-voices'
import { bodyMeasures, fitOf } from './wearer'

/** A published review of a product of the seed; the product is named by its place in the assortment. */
export interface SeedReview {
  productIndex: number
  name: string
  email: string
  rating: number
  title: string | null
  comment: string
  fit: 'small' | 'true' | 'large' | null
  heightCm: number | null
  weightKg: number | null
  createdAt: Date
}

const REVIEWED_SHARE = 0.64
const MOST_REVIEWS = 7
const DAY = 86_400_000

/** Reviews of about two thirds of the products; equal products give equal reviews, and no sentence comes twice below one product (whoever has nothing new to say says nothing). */
export function buildReviews(products: readonly SeedProduct[]): SeedReview[] {
  return products.flatMap((product, productIndex) =>
    reviewsOf(product)
      .filter(({ comment }) => comment !== '')
      .map((review) => ({ productIndex, ...review })),
  )
}

function reviewsOf(product: SeedProduct): Omit<SeedReview, 'productIndex'>[] {
  const random = seededRandom(`${product.slug} reviews`)
  const daysOnSale = (assortmentDate.getTime() - product.launchedAt.getTime()) / DAY
  if (random() > REVIEWED_SHARE || daysOnSale < 10) return []
  const count = 1 + Math.floor(random() ** 1.5 * MOST_REVIEWS)
  const liking = random()
  const say = withoutRepeats(random)
  const authors = new Set<string>()
  return Array.from({ length: count }, () => {
    const rating = starsFor(liking, random)
    const variant = pickFrom(product.variants, random)
    return {
      ...author(product, authors, random),
      rating,
      title: random() < 0.6 ? say(titlesByStars[rating - 1]!) : null,
      comment: commentOf({ product, variant, rating, say, random }),
      fit: fitOf(product, rating, random),
      ...bodyMeasures(product, random),
      createdAt: new Date(product.launchedAt.getTime() + Math.floor((0.1 + random() * 0.9) * daysOnSale) * DAY),
    }
  })
}

/** Better-liked products draw more fives; even they get the odd two. */
function starsFor(liking: number, random: () => number): number {
  const draw = random()
  const five = 0.3 + 0.35 * liking
  if (draw < five) return 5
  if (draw < five + 0.27) return 4
  if (draw < five + 0.27 + 0.6 * (1 - five - 0.27)) return 3
  return draw < 0.96 ? 2 : 1
}

function author({ title }: SeedProduct, taken: Set<string>, random: () => number) {
  const names = title.startsWith("Women's") || random() < 0.45 ? firstNames.women : firstNames.men
  for (;;) {
    const first = pickFrom(names, random)
    const initial = String.fromCharCode(65 + Math.floor(random() * 25))
    const name = `${first} ${initial}.`
    if (taken.has(name)) continue
    taken.add(name)
    return { name, email: `${first}.${initial}${10 + Math.floor(random() * 90)}@mail.example`.toLowerCase() }
  }
}

/** Draws from lists so that no entry is said twice; undefined once a list is used up. */
function withoutRepeats(random: () => number) {
  const said = new Set<string>()
  return (list: readonly string[]): string | null => {
    const left = list.filter((entry) => !said.has(entry))
    if (left.length === 0) return null
    const picked = pickFrom(left, random)
    said.add(picked)
    return picked
  }
}

interface Voice {
  product: SeedProduct
  variant: SeedVariant
  rating: number
  say: (list: readonly string[]) => string | null
  random: () => number
}

function commentOf(voice: Voice): string {
  const { say, random, rating } = voice
  const start = random() < 0.5 ? say(openersFor(voice)) : null
  const end = random() < 0.35 ? say(closersFor(rating)) : null
  const sentences = [start, ...verdict(voice), end].filter((sentence) => sentence !== null)
  return fillIn(sentences.join(' '), voice)
}

function verdict({ product, rating, say, random }: Voice): (string | null)[] {
  const { praise, quibbles, complaints } = bankOf(product)
  if (rating === 5) return [say(praise), random() < 0.6 ? say(praise) : null]
  if (rating === 4) return [say(praise), say(quibbles)]
  if (rating === 3) return [say(quibbles), say(random() < 0.5 ? praise : complaints)]
  return [say(complaints), rating === 2 || random() < 0.5 ? say(quibbles) : null]
}

function closersFor(rating: number): readonly string[] {
  if (rating >= 4) return contentClosers
  return rating === 3 ? undecidedClosers : disappointedClosers
}

/** Openers that hold for this variant: a size worth naming, and months that have passed since the launch. */
function openersFor({ variant, product }: Voice): readonly string[] {
  const all = isForKids(product) ? parentOpeners : openers
  return all.filter(
    (text) =>
      (monthsOnSale(product) > 2 || !text.includes('{months}')) &&
      (!unspokenSizes.includes(variant.size) || !text.includes('{size}')),
  )
}

const unspokenSizes = ['One size', 'Adult', 'Youth']

const monthsOnSale = ({ launchedAt }: SeedProduct) =>
  Math.floor((assortmentDate.getTime() - launchedAt.getTime()) / (30 * DAY))

function fillIn(text: string, { variant, product, random }: Voice): string {
  return text
    .replaceAll('{size}', variant.size)
    .replaceAll('{color}', variant.color.toLowerCase().replace(' / ', ' and '))
    .replaceAll('{months}', String(2 + Math.floor(random() * Math.min(10, monthsOnSale(product) - 1))))
}
