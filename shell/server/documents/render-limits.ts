import { isInternal, networkOf, type AdmissionLimits } from '@shop/shared-api/network'
import type { FastifyRequest } from 'fastify'

/**
 * Renderings at once and in line. A gym whose members share one address has ten pages a second that are not in memory,
 * as those in memory cost nothing.
 */
export const renderLimits: AdmissionLimits = {
  perNetwork: { running: 2, waiting: 20, burst: 120, perSecond: 10 },
  total: { running: 8, waiting: 200 },
}

/**
 * The network that a rendering is for. A proxy of our own network that `TRUSTED_PROXIES` does not name stands for all its visitors,
 * so it is no network of its own; `onUnnamedProxy` is called once.
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
