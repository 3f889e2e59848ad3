/** A carrier with the page that tracks its parcels. */
interface Carrier {
  name: string
  /** Other names that staff type, in lower case. */
  aliases: readonly string[]
  trackingPage: string
}

/** Carriers known by name; `{number}` in an address is replaced by the tracking number. */
const carriers: readonly Carrier[] = [
  {
    name: 'UPS',
    aliases: ['united parcel service'],
    trackingPage: 'https://www.ups.com/track?tracknum={number}',
  },
  {
    name: 'USPS',
    aliases: ['us postal service', 'united states postal service', 'postal service'],
    trackingPage: 'https://tools.usps.com/go/TrackConfirmAction?tLabels={number}',
  },
  {
    name: 'FedEx',
    aliases: ['fed ex', 'federal express'],
    trackingPage: 'https://www.fedex.com/fedextrack/?trknbr={number}',
  },
  {
    name: 'DHL',
    aliases: ['dhl express'],
    trackingPage: 'https://www.dhl.com/us-en/home/tracking.html?tracking-id={number}',
  },
]

const findCarrier = (typed: string) => {
  const name = typed.trim().toLowerCase()
  return carriers.find((carrier) => carrier.name.toLowerCase() === name || carrier.aliases.includes(name))
}

/** A carrier's own spelling of its name; any other name stays as it was typed. */
export const carrierName = (typed: string): string => findCarrier(typed)?.name ?? typed.trim()

/** The page that tracks a parcel; undefined for a carrier that is not known by name. */
export const trackingPage = (carrier: string, trackingNumber: string): string | undefined =>
  findCarrier(carrier)?.trackingPage.replace('{number}', encodeURIComponent(trackingNumber))
