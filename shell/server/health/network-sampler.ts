import { MAX_NETWORKS_PER_REPORT, type NetworkSample } from '@shop/releases'

/** Shorter than half of the registry's window, so that it always includes one full period. */
const PERIOD_MS = 30_000

/** Which networks saw a version and which of them reported a failure: the first 300 of each half minute. */
export interface NetworkSampler {
  saw(network: string): void
  /** Implies `saw`. */
  failed(network: string): void
  /** What was not reported in this period before. */
  take(): NetworkSample
}

/** An empty sampler; a network is reported once per period. */
export function createNetworkSampler(): NetworkSampler {
  const seen = createPeriod()
  const failed = createPeriod()
  return {
    saw: (network) => void seen.add(network),
    failed(network) {
      // Networks beyond the sample are excluded from both, so that the failure rate stays correct.
      if (seen.add(network)) failed.add(network)
    },
    take: () => ({ seen: seen.take(), failed: failed.take() }),
  }
}

function createPeriod() {
  let since = 0
  let known = new Set<string>()
  let unreported: string[] = []
  return {
    /** Whether the network is in the sample. */
    add(network: string): boolean {
      const now = Date.now()
      if (now - since >= PERIOD_MS) {
        since = now
        known = new Set()
      }
      if (known.has(network)) return true
      if (known.size >= MAX_NETWORKS_PER_REPORT) return false
      known.add(network)
      unreported.push(network)
      return true
    },
    take(): string[] {
      const taken = unreported.slice(0, MAX_NETWORKS_PER_REPORT)
      unreported = []
      return taken
    },
  }
}
