import { networkOf } from './network'

/** An end site has a /48 at most (RFC 6177), and with it 65,536 networks. */
const SITE_GROUPS = 3

/**
 * The site of an address for health evidence: an IPv4 address itself, an IPv6 address's /48. Wider than the network of
 * rate limits, since one visitor with many networks must not count as many visitors.
 */
export function toSitePrefix(address: string): string {
  const network = networkOf(address)
  if (!network.includes(':')) return network
  // A /64 ends in zeros, abbreviated as `::`.
  const [head = ''] = network.split('::')
  return [...head.split(':').filter(Boolean), '0', '0', '0'].slice(0, SITE_GROUPS).join(':')
}
