import { isInternal, networkOf, type AdmissionLimits } from '@shop/shared-api/network'
import type { FastifyRequest } from 'fastify'

/**
 * Concurrent and queued renderings. A gym with one address for all members gets ten uncached pages a second; cached
 * pages are free.
 */
export const renderLimits: AdmissionLimits = {
  perNetwork: { running: 2, waiting: 20, burst: 120, perSecond: 10 },
  total: { running: 8, waiting: 200 },
}

/**
 * The network that a rendering counts for. A proxy in our own network that `TRUSTED_PROXIES` doesn't name counts as
 * many visitors, so it has no network; `onUnnamedProxy` is called once.
 */
export function createNetworkOf(
  onUnnamedProxy: (address: string) => void,
): (request: FastifyRequest) => string | undefined {
  let isReported = false
  return ({ ip, socket, headers }) => {
    const isPassedOn = headers['x-forwarded-for'] !== undefined && ip === socket.remoteAddress
    if (isPassedOn && !isReported) {
      isReported = true
      onUnnamedProxy(ip)
    }
    return isPassedOn && isInternal(ip) ? undefined : networkOf(ip)
  }
}
