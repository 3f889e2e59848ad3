import type { HealthMeter } from './health-meter'

/** A fetch that counts API successes and failures during rendering. */
export function countedFetch(meter: HealthMeter, fetchNow: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    try {
      const answer = await fetchNow(input, init)
      meter.apiAnswered(answer.status < 500)
      return answer
    } catch (error) {
      meter.apiAnswered(false)
      throw error
    }
  }
}
