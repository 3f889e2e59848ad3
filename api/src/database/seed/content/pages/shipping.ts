import type { SeedPage } from './page'

/** Where, when and for how much. */
export const shippingPage: SeedPage = {
  slug: 'shipping',
  title: 'Shipping',
  summary: 'We ship to all fifty states and the District of Columbia. Standard delivery is free from $99.',
  sections: [
    {
      heading: 'Options and prices',
      paragraphs: ['The cart shows the price of delivery before you pay. Prices are per order, not per piece.'],
      items: [
        'Standard: $8.95, and free when your subtotal is $99 or more. Usually 3 to 6 business days after dispatch.',
        'Express: $24.95. Usually 1 to 2 business days after dispatch.',
        'Approved wholesale accounts: no delivery charge; standard service.',
      ],
    },
    {
      heading: 'When we ship',
      paragraphs: [
        'Orders placed before 1 p.m. Eastern on a business day usually leave the same day, later ones the next business day. We pack on weekdays; nothing leaves on federal holidays.',
        'Filled punching bags ship separately by ground freight and take two to four days longer. The carrier will call to agree on a day if your bag weighs more than 100 lb.',
      ],
      items: [],
    },
    {
      heading: 'Where we ship',
      paragraphs: [
        'We deliver within the United States: all fifty states and Washington, D.C. Standard parcels to Alaska and Hawaii cost the same and take three to five days longer. We do not ship to P.O. boxes by express, and we do not ship abroad at this time.',
      ],
      items: [],
    },
    {
      heading: 'Following your parcel',
      paragraphs: [
        "You will get a message when your order ships, with the carrier's number. You can also follow it under Order Track in your account, or through the link in your confirmation if you ordered as a guest. Tracking often stays silent for the first day.",
      ],
      items: [],
    },
    {
      heading: 'If something goes wrong',
      paragraphs: [
        'If a parcel has not moved for five business days, or is marked delivered and is not there, write to us with your order number. We look into it with the carrier and either resend or refund; please tell us within 30 days of dispatch so that the claim is still open.',
        'If a parcel arrives damaged, keep the packaging and send us two photographs: one of the box and one of the piece.',
      ],
      items: [],
    },
    {
      heading: 'Sales tax',
      paragraphs: [
        'We add the sales tax of the state that we ship to. It is shown in the checkout before you place the order. Wholesale customers with a resale certificate should send it to us before their first order.',
      ],
      items: [],
    },
  ],
}
