import ipaddr from 'ipaddr.js'

/** `unspecified` is how the /64 of the IPv6 loopback address begins. */
const INTERNAL = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'unspecified'])

/** Whether an address, or a network as networkOf names it, is of this machine or a private network, so that no visitor from the internet can have it. */
export function isInternal(address: string): boolean {
  const [plain = ''] = address.split(/[%/]/, 1)
  return ipaddr.isValid(plain) && INTERNAL.has(ipaddr.process(plain).range())
}
