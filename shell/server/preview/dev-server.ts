import { partName, pathPrefix } from '@shop/shared-api/contract'
import { z } from 'zod'

const TIMEOUT_MS = 2_000

/** What `/shop-part.json` of a dev server says: `devDescription` of @shop/federation. */
const description = z.object({
  part: partName,
  prefixes: z.array(pathPrefix).max(50),
  widgets: z.array(z.string().max(100)).max(100),
})

/** A dev server on this machine, with the routes and widgets of its part unless it names none. */
export interface DevServer {
  part: string
  origin: string
  declared?: { prefixes: string[]; widgets: string[] }
}

/**
 * Adds what a dev server declares about its part now, so that a part needs no live version. Without an answer nothing is
 * added. Throws if the server serves another part.
 */
export async function readDevServer({ part, origin }: DevServer): Promise<DevServer> {
  const declared = await fetch(`${origin}/shop-part.json`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  })
    .then(async (response) => description.parse(await response.json()))
    .catch(() => undefined)
  if (declared && declared.part !== part)
    throw new Error(`The dev server at ${origin} serves ${declared.part}, not ${part}.`)
  return { part, origin, declared }
}
