import type { settings } from '../../schema'

/** The shop's settings as it opens; amounts in cents, pictures as art keys. The phone number is of the range kept for fiction. */
export const seedSettings: typeof settings.$inferInsert = {
  title: 'Ironcorner',
  logo: 'logo-on-dark',
  saleTitle: 'Off-season sale: up to 25% off marked gear',
  alertUrl: '/product-sales',
  expressShipmentCents: 2495,
  freeShipmentCents: 9900,
  simpleShipmentCents: 895,
  phone: '+1 (215) 555-0142',
  email: 'corner@ironcorner.example',
  newsletterImage: 'newsletter',
  facebook: 'https://www.facebook.com/ironcorner.example',
  instagram: 'https://www.instagram.com/ironcorner.example',
  pinterest: 'https://www.pinterest.com/ironcornerexample',
  youtube: 'https://www.youtube.com/@ironcorner.example',
  linkdin: 'https://www.linkedin.com/company/ironcorner-example',
}
