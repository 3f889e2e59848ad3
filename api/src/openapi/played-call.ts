import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EndpointName, ErrorBody } from '@shop/shared-api/contract'
import type { ExampleRequest } from './call-script'

/** A refused request: what was wrong with it, and what it was answered. */
export interface PlayedRefusal {
  because: string
  status: number
  body: ErrorBody
}

/** A call as it was played once on the sample shop. */
export interface PlayedCall {
  request: ExampleRequest
  status: number
  answer: unknown
  refusals: PlayedRefusal[]
}

/** Where the plays are kept; `npm run examples -w api` writes it anew. */
export const PLAYED_FILE = join(__dirname, 'played-calls.json')

/** The plays that the documentation shows. */
export const readPlayedCalls = (): Partial<Record<EndpointName, PlayedCall>> =>
  JSON.parse(readFileSync(PLAYED_FILE, 'utf8')) as Partial<Record<EndpointName, PlayedCall>>
