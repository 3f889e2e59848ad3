import type { GeneralSetting } from '../contract'

/** Settings as the API returns them. */
export const sampleSettings: GeneralSetting = {
  title: 'Sample Corner',
  description: 'Gear for combat sports and the gym.',
  logo: '',
  accent: '',
  sale_title: 'Fall camp: 30% off gloves',
  alert_url: '/product-sales',
  express_shipment: 14.9,
  free_shipment: 99,
  simple_shipment: 6.9,
  phone: '+1 (212) 555-0142',
  email: 'corner@sample.example',
  newsletter_image: '/api/media/art/newsletter',
  facebook: 'https://facebook.example/sample',
  instagram: 'https://instagram.example/sample',
  pinterest: '',
  youtube: '',
  linkdin: 'https://linkedin.example/sample',
  google_login: false,
  menu_links: [],
}
