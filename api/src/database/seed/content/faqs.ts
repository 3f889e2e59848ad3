import { returnTerms } from '@shop/shared-api/contract'

/** Questions by category, in the order in which both are shown. */
export const seedFaqs: readonly {
  category: string
  entries: readonly (readonly [question: string, answer: string])[]
}[] = [
  {
    category: 'Choosing and sizes',
    entries: [
      [
        'Which glove weight should I buy first?',
        'For general training take 12 oz up to about 150 lb of body weight, 14 oz up to 180 lb and 16 oz above. Many gyms ask for 16 oz in sparring whatever you weigh; ask your coach before you order a second pair.',
      ],
      [
        'Can I spar in bag gloves?',
        'Please do not. Bag gloves are firm so that they keep their shape on canvas, and that firmness goes straight into your partner. Use gloves from the sparring category.',
      ],
      [
        'How do I find my gi size?',
        'Start from your height in the size chart, then check your weight. If the two point to different sizes, take the one for your height in karate and taekwondo, and the larger one in judo and jiu-jitsu.',
      ],
      [
        'Does the size chart allow for shrinkage?',
        'Yes. All measurements are after three cold washes and line drying. A hot dryer can take another size off, and we cannot put it back.',
      ],
      [
        'Which belt length do I need?',
        'Measure once around your waist over the jacket, add about 40 inches and choose the nearest length in the chart. With a gi of size 4 most people wear belt size 4 or 5.',
      ],
      [
        'What do you sell in left- and right-handed versions?',
        'Nothing so far. Gloves, mitts and shin guards are sold in pairs with one for each side.',
      ],
    ],
  },
  {
    category: 'Orders and payment',
    entries: [
      [
        'Do I need an account to order?',
        'No. You can check out as a guest; your confirmation carries a link with which you can see, follow and cancel the order. If you sign up later with the same email address and confirm it, the order joins your account.',
      ],
      [
        'Which payments do you take?',
        'Credit and debit cards. The card number goes from your browser to the payment provider; we keep only brand, last four digits and expiry date.',
      ],
      [
        'Can I change or cancel an order?',
        'You can cancel it in your account or by the link in the confirmation until it is packed. To change something, cancel and order again, or call us on a weekday.',
      ],
      [
        'Why did the price in my cart change?',
        'Prices and stock are checked whenever the cart is opened. If something has changed since you added it, the cart tells you which line and by how much before you can go on.',
      ],
      [
        'Why can I not use my coupon?',
        'The cart says why: it may have expired, need a higher subtotal, have been used already, or not apply to wholesale accounts. One coupon can be used per order.',
      ],
    ],
  },
  {
    category: 'Shipping',
    entries: [
      [
        'How much is delivery?',
        'Standard delivery is $8.95, and free from a subtotal of $99. Express is $24.95. Approved wholesale accounts pay no delivery.',
      ],
      [
        'How long does it take?',
        'Standard parcels usually take 3 to 6 business days after dispatch, express 1 to 2. Orders placed before 1 p.m. Eastern on a business day usually leave the same day.',
      ],
      ['Do you ship outside the United States?', 'Not at this time. We ship to all fifty states and Washington, D.C.'],
      [
        'Do punching bags come filled?',
        'Yes, unless the title says unfilled. They ship by ground freight, apart from the rest of your order, and take two to four days longer.',
      ],
    ],
  },
  {
    category: 'Returns and faults',
    entries: [
      [
        'How long do I have to return something?',
        `${returnTerms.days} days from delivery, unused and with its labels. Mouth guards, wraps, socks and bottles must be unopened.`,
      ],
      ['Is an exchange for another size free?', 'The first exchange of each order is free in both directions.'],
      [
        'My gear failed. What now?',
        'Send us your order number and two photographs. Within a year of purchase we replace or refund faults in material or workmanship.',
      ],
      [
        'When will I see my refund?',
        'Usually within five business days after we have inspected the return. Your bank may take a few days more to show it.',
      ],
    ],
  },
  {
    category: 'Care',
    entries: [
      [
        'How do I keep gloves from smelling?',
        'Wear wraps, wipe the inside after training, open the cuff and let the gloves dry in moving air. Nothing that you put into a glove works as well as taking it out of the bag.',
      ],
      [
        'Can I wash my gloves?',
        'Not in a machine. Water loosens the glue between the foam layers. Wipe them with a damp cloth and a little mild soap. Grappling gloves with a knit back are the exception and say so.',
      ],
      [
        'How do I wash a gi?',
        'Cold, with mild detergent, without bleach or softener, and hang it up. Wash a new colored gi by itself the first three times.',
      ],
      [
        'Why should I not wash my belt?',
        'You may: cold, by hand, by itself. Some people prefer not to, and it does no harm to the belt either way. It will shrink a little.',
      ],
      [
        'How do I look after leather?',
        'Wipe off sweat, dry it away from heat and rub in a little leather conditioner twice a year.',
      ],
    ],
  },
  {
    category: 'Authenticity',
    entries: [
      [
        'Where do I find the code?',
        'On the sewn label: inside the cuff of gloves, the collar of gis, the lining of guards and the base of bags. It looks like IC-7K2M-9QXD.',
      ],
      [
        'The check says unknown. Is it a fake?',
        'It may be a typing mistake: after IC- the code has no letters I, L, O or U. If it is still unknown, send us a report with pictures of the piece and its label, and we will look into it.',
      ],
      [
        'What does suspicious mean?',
        'That the code is one of ours but has been checked far more often than one owner would. It may have been copied onto other goods. Tell us where you bought yours.',
      ],
    ],
  },
  {
    category: 'Wholesale and custom gear',
    entries: [
      [
        'Who can get a wholesale account?',
        'Gyms, schools, teams, retailers and distributors in the United States with a tax number. Apply under Wholesale Program with one to three documents; we answer within three business days.',
      ],
      [
        'How much is the discount?',
        '5 percent from $500, 10 percent from $1,000, 15 percent from $2,500 and 20 percent from $5,000 of subtotal. Delivery is free on approved accounts.',
      ],
      [
        'Can you put our club name on it?',
        'Yes, on belts, gis, gloves, shirts and bags, from ten pieces. Design it in the gear designer or send a custom equipment request with your artwork, at least three weeks ahead.',
      ],
    ],
  },
]
