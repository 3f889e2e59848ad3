import { carrierName, trackingPage } from './carriers'

describe('carriers', () => {
  test.each([
    ['UPS', '1Z999AA10123456784', 'UPS', 'https://www.ups.com/track?tracknum=1Z999AA10123456784'],
    [
      'usps',
      '9400100000000000000000',
      'USPS',
      'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000000',
    ],
    ['Federal Express', '123456789012', 'FedEx', 'https://www.fedex.com/fedextrack/?trknbr=123456789012'],
    [' dhl ', 'JD014600', 'DHL', 'https://www.dhl.com/us-en/home/tracking.html?tracking-id=JD014600'],
    ['Bike courier', 'A-1', 'Bike courier', undefined],
  ])('knows %s by name, with a link for its tracking numbers', (typed, number, name, page) => {
    expect([carrierName(typed), trackingPage(typed, number)]).toEqual([name, page])
  })
})
