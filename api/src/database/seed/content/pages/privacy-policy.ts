import type { SeedPage } from './page'

/** What the shop keeps of whom. */
export const privacyPolicyPage: SeedPage = {
  slug: 'privacy-policy',
  title: 'Privacy policy',
  summary: 'What we keep, why, for how long, and how to have it removed.',
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: [
        'Ironcorner runs this shop and decides how personal data is used in it. You reach us about privacy at corner@ironcorner.example or by the contact form.',
      ],
      items: [],
    },
    {
      heading: 'What we keep',
      paragraphs: ['We keep what we need to sell and deliver, and what you choose to tell us.'],
      items: [
        'Account: your name, email address, telephone number if given, and a one-way hash of your password.',
        'Orders: what you bought, addresses, amounts, parcels and messages about them.',
        'Payment: brand, last four digits and expiry date of saved cards. Card numbers go from your browser to the payment provider and never reach our servers.',
        'Wholesale applications: business details and the documents you upload.',
        'Reviews: the name, rating, text and pictures you submit. Your email address is not published.',
        'Newsletter: your email address and the date you agreed.',
        'Authenticity checks: the code, the time and a shortened network address, to notice codes that are checked unusually often.',
      ],
    },
    {
      heading: 'What stays in your browser',
      paragraphs: [
        "Cart, wishlist of guests, recently viewed products and your answers about the newsletter and about counting visits are kept in your browser's storage and are sent to us only when a page needs them, such as for a price. Your session is held in a cookie that lasts one day. We set no advertising cookies and load nothing from advertising networks.",
      ],
      items: [],
    },
    {
      heading: 'Counting visits',
      paragraphs: [
        'We ask whether we may count visits, and count nothing before you agree. If you do, your browser notes which pages, lists and products were shown, what was searched for, and what was put into the cart or ordered, without your name, email address or account. A browser that sends the Global Privacy Control signal has said no, and is not asked.',
        'Your answer is kept in your browser. You can change it at any time by “Privacy choices” at the foot of every page.',
      ],
      items: [],
    },
    {
      heading: 'Why we may',
      paragraphs: [
        'We use data to fulfil your orders, to answer you, to meet tax and accounting duties, to keep accounts secure, and, if you have agreed, to send the newsletter. Every newsletter has a link to end it.',
      ],
      items: [],
    },
    {
      heading: 'Whom we share it with',
      paragraphs: [
        'Carriers get the address and a telephone number for delivery. The payment provider gets what a payment needs. Our mail provider delivers messages. None of them may use the data for purposes of their own. We do not sell personal data.',
      ],
      items: [],
    },
    {
      heading: 'How long',
      paragraphs: ['These are the longest times; most things go sooner when you ask.'],
      items: [
        'Orders and invoices: seven years, for tax law',
        'Accounts: until you close them, then 30 days',
        'Declined wholesale applications with their documents: 90 days',
        'Contact messages: two years',
        'Server logs: 30 days',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You can see and correct your account data under Settings. You may ask us for a copy of what we hold about you, have it corrected, or have it deleted where no law makes us keep it. Depending on your state you may have further rights, and we apply the same process to everyone. We answer within 30 days and do not treat anyone differently for asking.',
      ],
      items: [],
    },
    {
      heading: 'Children',
      paragraphs: [
        'We sell gear for children to adults. Accounts are for people of 16 and older; if a child has signed up, write to us and we will close the account.',
      ],
      items: [],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'If we change this policy in a way that matters to you, we announce it here and by email to account holders at least 14 days before.',
      ],
      items: [],
    },
  ],
}
