import ipaddr from 'ipaddr.js'

/** `unspecified` is the range in which the /64 of the IPv6 loopback address starts. */
const INTERNAL = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'unspecified'])

/**
 * Whether an address, or a network of `networkOf`, belongs to this machine or a private network, so that no internet
 * visitor can have it.
 */
export function isInternal(address: string): boolean {
  const [plain = ''] = address.split(/[%/]/, 1)
  return ipaddr.isValid(plain) && INTERNAL.has(ipaddr.process(plain).range())
}
