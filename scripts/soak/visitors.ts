import { drawVisit, someAddress, type Visit } from './visits'

/** What came of the visits so far. */
export interface SoakResult {
  requests: number
  errors: number
  /** Milliseconds of each answer that was right. */
  times: number[]
  /** The first wrong answers, one line each. */
  samples: string[]
}

const kept = 20

/** Lets some visitors go through the shop one request after the other until it is over. */
export async function letVisit(
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
      headers: { 'x-forwarded-for': someAddress(), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body()) }),
    })
    await response.arrayBuffer()
    if (response.status === status) result.times.push(performance.now() - began)
    else wrong(result, `${name}: ${address} answered ${response.status}, not ${status}`)
  } catch (error) {
    wrong(result, `${name}: ${address} failed (${(error as Error).message})`)
  }
}

function wrong(result: SoakResult, sample: string): void {
  result.errors += 1
  if (result.samples.length < kept) result.samples.push(sample)
}
