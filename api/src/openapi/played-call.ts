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

const DAY = 86_400_000

/** A roster's deadline half a year from this start: a roster may be open for a year at most. */
export const DEADLINE_AHEAD = new Date(Math.ceil(Date.now() / DAY + 180) * DAY).toISOString()

/** The deadline of a roster that is closed. */
export const DEADLINE_OVER = '2020-01-01T00:00:00.000Z'

/** The plays that the documentation shows; a deadline that was ahead when they were played still is. */
export const readPlayedCalls = (): Partial<Record<EndpointName, PlayedCall>> =>
  JSON.parse(readFileSync(PLAYED_FILE, 'utf8'), (key, value: unknown) =>
    key === 'deadline' && value !== DEADLINE_OVER ? DEADLINE_AHEAD : value,
  ) as Partial<Record<EndpointName, PlayedCall>>
