import ipaddr from 'ipaddr.js'

const INTERNAL = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal'])

/** Whether an address is of this machine or a private network, so that no visitor from the internet can have it. */
export function isInternal(address: string): boolean {
  const plain = address.replace(/%.*$/, '')
  return ipaddr.isValid(plain) && INTERNAL.has(ipaddr.process(plain).range())
}
