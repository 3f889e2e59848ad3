import { z } from './zod'
import { address } from './address'
import { dataOf, endpoint, outcome } from './endpoint'
import { flagText } from './query'
import { email, singleLine, multiLine, phone, slug } from './text'

/** The shop's public settings; amounts in dollars. */
export const generalSetting = z.object({
  title: z.string(),
  /** What the shop sells, in a sentence; may be empty. */
  description: z.string(),
  /** Base address of a square picture; empty without one. */
  logo: z.string(),
  /** The color of buttons and links that act, as `#rrggbb`; empty for the theme's own. */
  accent: z.string(),
  sale_title: z.string(),
  alert_url: z.string(),
  express_shipment: z.number(),
  /** Subtotal from which simple delivery is free. */
  free_shipment: z.number(),
  simple_shipment: z.number(),
  phone: z.string(),
  email: z.string(),
  newsletter_image: z.string(),
  facebook: z.string(),
  instagram: z.string(),
  pinterest: z.string(),
  youtube: z.string(),
  linkdin: z.string(),
  /** Whether login by Google is switched on. */
  google_login: z.boolean(),
  /** Links of the merchant's own in the menu, in order: to a path of the shop or an https address. */
  menu_links: z.array(z.object({ title: z.string(), url: z.string() })),
})
export type GeneralSetting = z.infer<typeof generalSetting>

/** A large picture with text: a slide or a banner of the home page. */
export const banner = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  image: z.string(),
  alt: z.string(),
  url: z.string(),
})
export type Banner = z.infer<typeof banner>
/** A slide has a banner's form. */
export type Slider = Banner

const menuLeaf = z.object({ title: z.string(), slug: z.string() })
/** One column head of the mega menu with everything below it. */
export const menuItem = menuLeaf.extend({
  /** Base address of the category's picture, without the width. */
  image: z.string().optional(),
  sub_categories: z.array(menuLeaf.extend({ sub_sub_categories: z.array(menuLeaf) })),
})
export type MenuItem = z.infer<typeof menuItem>

/** An information page; its sections are plain text, so that stored content can't be markup. */
export const page = z.object({
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()), items: z.array(z.string()) })),
  updated_at: z.string(),
})
export type Page = z.infer<typeof page>

/** A question with its answer; `category` groups them. */
export const faq = z.object({ id: z.int(), question: z.string(), answer: z.string(), category: z.string() })
export type Faq = z.infer<typeof faq>

/** A picture of the Instagram strip. */
export const instagramPost = z.object({ id: z.int(), image: z.string(), alt: z.string(), url: z.string() })
export type InstagramPost = z.infer<typeof instagramPost>

/** A state that we ship to, by its two-letter code. */
export const state = z.object({ code: z.string(), name: z.string() })
export type State = z.infer<typeof state>

/** A category of any level; `level` 1 is a column of the menu. */
export const category = z.object({
  id: z.int(),
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  image: z.string(),
  level: z.int(),
  parent_id: z.int().nullable(),
  /** Products in it and in everything below it. */
  product_count: z.int(),
  /** False where menu and home page leave it out. */
  in_menu: z.boolean(),
})
export type Category = z.infer<typeof category>

/** A discount tier for approved wholesellers: bounds in dollars, both inclusive; the top one is open. */
export const slab = z.object({
  id: z.int(),
  from_qty: z.number(),
  to_qty: z.number().nullable(),
  /** Percent. */
  discount: z.number(),
})
export type Slab = z.infer<typeof slab>

/** The contact form; `company` is a honeypot hidden from people. */
export const contactForm = z.strictObject({
  name: singleLine(2, 80),
  email,
  phone: z.union([z.literal(''), phone]).optional(),
  message: multiLine(10, 2000),
  company: z.string().max(200).optional(),
})
export type ContactForm = z.input<typeof contactForm>

/** Identifies a subscription by the token of a newsletter mail. */
export const unsubscribeQuery = z.strictObject({ token: z.uuid() })

/** The newsletter form. */
export const subscribeForm = z.strictObject({ email })
export type SubscribeForm = z.input<typeof subscribeForm>

/**
 * Cost and duration of shipping to a ZIP code, before anything is in the cart; orders of `free_from` dollars or more
 * have free simple delivery.
 */
export const deliveryEstimate = z.object({
  ways: z.array(
    z.object({
      type: z.enum(['simple', 'express']),
      title: z.string(),
      charges: z.number(),
      est_min_days: z.int(),
      est_max_days: z.int(),
    }),
  ),
  free_from: z.number(),
})
export type DeliveryEstimate = z.infer<typeof deliveryEstimate>

const read = <T extends z.ZodType>(summary: string, data: T) =>
  endpoint({ summary, tag: 'content', access: 'public', response: dataOf(data), failures: [] })

/** Calls that read the shop's content, and its contact and newsletter forms. */
export const contentEndpoints = {
  'GET /general-setting': read('Settings that every page needs', generalSetting),
  'GET /get-sliders': read('Slides of the home page, in order', z.array(banner)),
  'GET /get-banners': read('Banners of the home page, in order', z.array(banner)),
  'GET /menu': read('The mega menu: categories three levels deep', z.array(menuItem)),
  'GET /get-pages': endpoint({
    summary: 'One information page by its slug',
    tag: 'content',
    access: 'public',
    query: z.strictObject({ title: slug }),
    response: dataOf(page),
    failures: [404, 422],
  }),
  'GET /get-page-list': read('Published information pages, by slug', z.array(page.pick({ slug: true, title: true }))),
  'GET /get-faqs': read('Questions and answers, grouped by category in order', z.array(faq)),
  'GET /get-instagrams': read('Pictures of the Instagram strip', z.array(instagramPost)),
  'GET /get-states': read('States that we ship to, by name', z.array(state)),
  'GET /revision': read(
    'Changes whenever a public read may answer differently, as after a change of prices, stock or texts; caches poll it',
    z.object({ revision: z.string() }),
  ),
  'GET /get-categories': endpoint({
    summary: 'Categories; the top level only unless take_all is true',
    tag: 'content',
    access: 'public',
    query: z.strictObject({ take_all: flagText.default(false) }),
    response: dataOf(z.array(category)),
    failures: [422],
  }),
  'GET /delivery-estimate': endpoint({
    summary: 'Duration and cost of shipping to a ZIP code, by the settings; the checkout uses POST /rates',
    tag: 'content',
    access: 'public',
    query: z.strictObject({ zip: address.zip }),
    response: dataOf(deliveryEstimate),
    failures: [422],
  }),
  'GET /get-slabs': read('Discount tiers of the wholesale program, lowest first', z.array(slab)),
  'POST /contact': endpoint({
    summary: 'Write to the shop',
    tag: 'content',
    access: 'public',
    body: contactForm,
    response: outcome,
    failures: [422],
  }),
  'POST /unsubscribe': endpoint({
    summary: 'Unsubscribe from the newsletter by the token of its mails, in one click (RFC 8058); idempotent',
    tag: 'content',
    access: 'public',
    query: unsubscribeQuery,
    response: outcome,
    failures: [404, 422],
  }),
  'POST /subscribe': endpoint({
    summary: 'Subscribe to the newsletter; answers the same when already subscribed',
    tag: 'content',
    access: 'public',
    body: subscribeForm,
    response: outcome,
    failures: [422],
  }),
}
