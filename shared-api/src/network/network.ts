import ipaddr from 'ipaddr.js'

/** Bits of an IPv6 address that name the network of one customer. Source: RFC 6177. */
const IPV6_PREFIX_BITS = 64

/**
 * The network that limits count an address as: an IPv4 address as it is (mapped ones too), an IPv6 address as its
 * /64, since one customer has at least that many addresses. Text that is no address is returned unchanged.
 */
export function networkOf(address: string): string {
  const plain = address.split('%', 1)[0] ?? ''
  if (!ipaddr.isValid(plain)) return address
  const parsed = ipaddr.process(plain)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_PREFIX_BITS}`).toString()}/${IPV6_PREFIX_BITS}`
}
