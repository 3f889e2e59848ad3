import type { SeedPage } from './page'

/** What both sides agree to. */
export const termConditionsPage: SeedPage = {
  slug: 'term-conditions',
  title: 'Terms of service',
  summary: 'The rules for buying from Ironcorner and for using this site.',
  sections: [
    {
      heading: 'These terms',
      paragraphs: [
        'They apply to every order placed on this site and to the use of your account. By ordering you accept them in the version shown on the day of your order.',
      ],
      items: [],
    },
    {
      heading: 'Ordering',
      paragraphs: [
        'Putting a product in the cart does not reserve it. Your order is an offer to buy; the contract comes into being when we confirm it. If a price on the site is plainly wrong, or stock has run out between two clicks, we tell you and cancel that part of the order without charge.',
        'Prices are in US dollars and do not include sales tax and delivery, both of which are shown before you place the order.',
      ],
      items: [],
    },
    {
      heading: 'Paying',
      paragraphs: [
        'You pay by card at the time of the order. You confirm that you may use the card. If a payment is reversed without reason, we may hold later orders until it is settled.',
      ],
      items: [],
    },
    {
      heading: 'Coupons and discounts',
      paragraphs: [
        'One coupon may be used per order, once per person unless it says otherwise. Coupons have no cash value. A coupon and a wholesale discount cannot be combined.',
      ],
      items: [],
    },
    {
      heading: 'Wholesale accounts',
      paragraphs: [
        'Wholesale prices are for approved businesses and for goods that are resold or used in teaching. We check applications by hand and may decline or end an account. Until approval, retail prices apply.',
      ],
      items: [],
    },
    {
      heading: 'Delivery and risk',
      paragraphs: [
        'Delivery times are estimates. Risk passes to you when the parcel is handed to you or left where you asked the carrier to leave it.',
      ],
      items: [],
    },
    {
      heading: 'Using the gear',
      paragraphs: [
        'Combat sports carry a risk of injury that no equipment removes. Use each product for what its page says it is for, look it over before every session and stop using it when it is damaged. Children should train under the eye of an adult. See a doctor before you start, and after any blow to the head.',
      ],
      items: [],
    },
    {
      heading: 'Reviews, designs and uploads',
      paragraphs: [
        'You keep the rights to what you send us and allow us to show reviews and their pictures on this site. Send only what is yours to send. We read reviews before publishing them and decline those that are abusive, off the subject or untrue; a low rating is not a reason to decline.',
      ],
      items: [],
    },
    {
      heading: 'Liability',
      paragraphs: [
        'We are liable for our own negligence and wherever the law does not allow us to limit it. Beyond that, our liability for an order is limited to the price that you paid for it.',
      ],
      items: [],
    },
    {
      heading: 'Law and disputes',
      paragraphs: [
        'The law of Pennsylvania applies, without taking away the protection of the law of your own state as a consumer. Please write to us first: most disputes end with a parcel or a refund.',
      ],
      items: [],
    },
  ],
}
