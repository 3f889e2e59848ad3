import type { GeneralSetting } from '../contract'

/** Settings as the API returns them. */
export const sampleSettings: GeneralSetting = {
  title: 'Ironcorner',
  logo: '',
  sale_title: 'Fall camp: 30% off gloves',
  alert_url: '/product-sales',
  express_shipment: 14.9,
  free_shipment: 99,
  simple_shipment: 6.9,
  phone: '+1 (212) 555-0142',
  email: 'corner@ironcorner.example',
  newsletter_image: '/api/media/art/newsletter',
  facebook: 'https://facebook.example/ironcorner',
  instagram: 'https://instagram.example/ironcorner',
  pinterest: '',
  youtube: '',
  linkdin: 'https://linkedin.example/ironcorner',
  google_login: false,
}
