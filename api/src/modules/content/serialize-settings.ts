import type { GeneralSetting } from '@shop/shared-api/contract'
import { toDollars } from '@shop/shared-api/money'
import { artImageUrl } from '../../media-url'
import type { MenuLink, Settings } from './content-repository'
import { pictureStatus } from './picture-status'

interface ShownSettings {
  settings: Settings
  links: MenuLink[]
  googleLogin: boolean
}

/** Serializes the settings, in dollars, with the announcement that shoppers see today. */
export function serializeSettings({ settings, links, googleLogin }: ShownSettings): GeneralSetting {
  const isAnnounced =
    pictureStatus({
      shown: settings.announcement === 'on',
      startsOn: settings.announcementStarts,
      endsOn: settings.announcementEnds,
    }) === 'published'
  const { title, phone, email, facebook, instagram, pinterest, youtube, linkdin } = settings
  return {
    title,
    description: settings.description,
    logo: settings.logo && artImageUrl(settings.logo),
    accent: settings.accent,
    sale_title: isAnnounced ? settings.saleTitle : '',
    alert_url: isAnnounced ? settings.alertUrl : '',
    express_shipment: toDollars(settings.expressShipmentCents),
    free_shipment: toDollars(settings.freeShipmentCents),
    simple_shipment: toDollars(settings.simpleShipmentCents),
    phone,
    email,
    newsletter_image: artImageUrl(settings.newsletterImage),
    facebook,
    instagram,
    pinterest,
    youtube,
    linkdin,
    google_login: googleLogin,
    menu_links: links,
  }
}
