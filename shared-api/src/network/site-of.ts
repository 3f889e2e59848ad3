import { networkOf } from './network'

/** One end site gets a /48 at most (RFC 6177), and with it 65,536 networks of its own. */
const SITE_GROUPS = 3

/**
 * Where an address is, as evidence counts it: an IPv4 address as it is, an IPv6 address as its /48. Wider than the
 * network that limits count, since here one visitor with many networks must not pass for many visitors.
 */
export function siteOf(address: string): string {
  const network = networkOf(address)
  if (!network.includes(':')) return network
  // A /64 ends in zeros, which `::` stands for.
  const [head = ''] = network.split('::')
  return [...head.split(':').filter(Boolean), '0', '0', '0'].slice(0, SITE_GROUPS).join(':')
}
