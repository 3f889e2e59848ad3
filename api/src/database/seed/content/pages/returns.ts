import { returnTerms } from '@shop/shared-api/contract'
import type { SeedPage } from './page'

const { days, labelPrice } = returnTerms

/** How to send something back. */
export const returnsPage: SeedPage = {
  slug: 'returns',
  title: 'Returns and exchanges',
  summary: `You have ${days} days to return unused gear. Exchanges for another size ship free, once per order.`,
  sections: [
    {
      heading: 'What you can return',
      paragraphs: [
        `Anything unused, with its labels, within ${days} days of delivery. Trying a glove on at home is fine; hitting a bag with it is use. Try a gi on before you wash it.`,
      ],
      items: [
        'Mouth guards, hand wraps, socks and bottles can be returned only unopened, for reasons of hygiene.',
        'Customized gear cannot be returned unless it is faulty or not what you approved.',
        'Filled punching bags can be returned, at your cost for the freight.',
      ],
    },
    {
      heading: 'How to return',
      paragraphs: ['Returns go by mail; there is no counter to bring them to.'],
      items: [
        'Write to us with your order number and what you are sending back.',
        'We answer within one business day with a return number and a label.',
        'Put the number inside the parcel and hand it to the carrier within ten days.',
        'We inspect it within three business days of its arrival and write to you.',
      ],
    },
    {
      heading: 'Refunds',
      paragraphs: [
        `Refunds go back to the card you paid with, usually within five business days after inspection; your bank may take a few more to show it. A label costs $${labelPrice}, taken off the refund, unless we made the mistake. The original delivery charge is refunded only if the whole order comes back because of an error of ours.`,
        'If a coupon lowered the order, the refund is the price you paid after it.',
      ],
      items: [],
    },
    {
      heading: 'Exchanges',
      paragraphs: [
        'The first exchange of an order for another size or color is free in both directions. We hold the new size for you as soon as you have written, and ship it when the carrier has scanned the return.',
      ],
      items: [],
    },
    {
      heading: 'Faults',
      paragraphs: [
        'We replace or refund gear that fails through material or workmanship within one year of purchase: a torn seam, a strap that lets go, foam that collapses. Worn-out leather, shrinkage after hot washing and gloves dried on a radiator are not faults.',
        'Your rights under state law are not limited by this page.',
      ],
      items: [],
    },
    {
      heading: 'Canceling an order',
      paragraphs: [
        'You can cancel in your account, or by the link in your confirmation, until the order is packed. The full amount is refunded and your coupon can be used again.',
      ],
      items: [],
    },
  ],
}
