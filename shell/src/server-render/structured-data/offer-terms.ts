import { returnTerms, toCents, type GeneralSetting } from '@shop/shared-api'
import { isShippingFree, TRANSIT_DAYS } from '@shop/shared-api/delivery'

/** What every offer of the shop shares, each under an id by which further offers name it. */
export function offerTerms(settings: GeneralSetting, address: (path: string) => string) {
  const returnPolicy = {
    '@type': 'MerchantReturnPolicy',
    '@id': address('/returns#policy'),
    applicableCountry: 'US',
    merchantReturnLink: address('/returns'),
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: returnTerms.days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/ReturnShippingFees',
    returnShippingFeesAmount: { '@type': 'MonetaryAmount', value: returnTerms.labelPrice, currency: 'USD' },
  }
  return { returnPolicy, shippingFor: (price: number) => shipping(settings, price, address) }
}

/** Simple delivery of one piece at this price in dollars. */
function shipping(settings: GeneralSetting, price: number, address: (path: string) => string) {
  const isFree = isShippingFree(toCents(price), toCents(settings.free_shipment))
  const [minValue, maxValue] = TRANSIT_DAYS.simple
  return {
    '@type': 'OfferShippingDetails',
    '@id': address(`/shipping#${isFree ? 'free' : 'simple'}`),
    shippingRate: { '@type': 'MonetaryAmount', value: isFree ? 0 : settings.simple_shipment, currency: 'USD' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'US' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
      transitTime: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' },
    },
  }
}
