import type { GeneralSetting } from '@shop/shared-api/contract'
import { toDollars } from '@shop/shared-api/money'
import { artImage } from '../../media-address'
import type { Settings } from './content-repository'

/** Settings as the wire spells them, in dollars. */
export function settingsOnTheWire(settings: Settings, { googleLogin }: { googleLogin: boolean }): GeneralSetting {
  const { title, phone, email, facebook, instagram, pinterest, youtube, linkdin } = settings
  return {
    title,
    logo: settings.logo && artImage(settings.logo),
    sale_title: settings.saleTitle,
    alert_url: settings.alertUrl,
    express_shipment: toDollars(settings.expressShipmentCents),
    free_shipment: toDollars(settings.freeShipmentCents),
    simple_shipment: toDollars(settings.simpleShipmentCents),
    phone,
    email,
    newsletter_image: artImage(settings.newsletterImage),
    facebook,
    instagram,
    pinterest,
    youtube,
    linkdin,
    google_login: googleLogin,
  }
}
