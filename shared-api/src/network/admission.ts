import { Overloaded } from './overloaded'
import { createSemaphore } from './semaphore'

interface Turns {
  /** Maximum at once; further work is queued. */
  running: number
  waiting: number
}

/** Limits of admitted work. */
export interface AdmissionLimits {
  /** Per network as `networkOf` defines it; `burst` jobs after a pause, then `perSecond`. */
  perNetwork: Turns & { burst: number; perSecond: number }
  /** For all networks together. */
  total: Turns
}

interface NetworkState {
  take: () => Promise<() => void>
  paidUntil: number
}

/** With more networks than this, the count of the least recent one starts over. */
const MAX_NETWORKS = 20_000

/**
 * Admits expensive work so that no network delays the others by more than its own concurrency: each has its own slots
 * before the shared ones, and a rate limit. Work without a network, such as that of a proxy for many visitors, only
 * takes a shared slot. Rejected work throws `Overloaded`.
 */
export function createAdmission({ perNetwork, total }: AdmissionLimits, now: () => number = () => Date.now()) {
  const takeTotal = createSemaphore(total, 'total')
  const networks = new Map<string, NetworkState>()
  const costMs = 1_000 / perNetwork.perSecond

  function stateOf(network: string): NetworkState {
    const state = networks.get(network) ?? { take: createSemaphore(perNetwork, 'network'), paidUntil: 0 }
    networks.delete(network)
    networks.set(network, state)
    const oldest = networks.keys().next()
    if (networks.size > MAX_NETWORKS && !oldest.done) networks.delete(oldest.value)
    return state
  }

  /** Generic cell rate algorithm: each piece of work is paid for with time, which may lie ahead by the burst at most. */
  function pay(state: NetworkState): void {
    const paidUntil = Math.max(state.paidUntil, now()) + costMs
    const excessMs = paidUntil - now() - perNetwork.burst * costMs
    if (excessMs > 0) throw new Overloaded(Math.ceil(excessMs / 1_000), 'network')
    state.paidUntil = paidUntil
  }

  async function inTurn<T>(take: NetworkState['take'], work: () => Promise<T>): Promise<T> {
    const leave = await take()
    try {
      return await work()
    } finally {
      leave()
    }
  }

  return async function admit<T>(network: string | undefined, work: () => Promise<T>): Promise<T> {
    if (network === undefined) return inTurn(takeTotal, work)
    const state = stateOf(network)
    pay(state)
    return inTurn(state.take, () => inTurn(takeTotal, work))
  }
}
