import { drawVisit, randomIpAddress, type Visit } from './visits'

/** Counters of all visits so far. */
export interface SoakResult {
  requests: number
  errors: number
  /** Milliseconds of each correct response. */
  times: number[]
  /** The first wrong responses, one line each. */
  samples: string[]
}

const MAX_SAMPLES = 20

/** Runs concurrent visitors with sequential requests until it is over. */
export async function runVisitors(
  shop: string,
  visits: readonly Visit[],
  visitors: number,
  isOver: () => boolean,
  result: SoakResult,
) {
  const visitor = async () => {
    while (!isOver()) await visitOnce(shop, drawVisit(visits), result)
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
}

async function visitOnce(shop: string, { name, path, status, body }: Visit, result: SoakResult): Promise<void> {
  const began = performance.now()
  const address = path()
  result.requests += 1
  try {
    const response = await fetch(new URL(address, shop), {
      signal: AbortSignal.timeout(10_000),
      headers: { 'x-forwarded-for': randomIpAddress(), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body()) }),
    })
    await response.arrayBuffer()
    if (response.status === status) result.times.push(performance.now() - began)
    else recordError(result, `${name}: ${address} responded with ${response.status} instead of ${status}`)
  } catch (error) {
    recordError(result, `${name}: ${address} failed (${(error as Error).message})`)
  }
}

function recordError(result: SoakResult, sample: string): void {
  result.errors += 1
  if (result.samples.length < MAX_SAMPLES) result.samples.push(sample)
}
