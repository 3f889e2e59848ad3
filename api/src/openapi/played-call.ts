import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EndpointName, ErrorBody } from '@shop/shared-api/contract'
import type { ExampleRequest } from './call-script'

/** A rejected request, its reason and its response. */
export interface PlayedRefusal {
  because: string
  status: number
  body: ErrorBody
}

/** A call as recorded on the sample shop. */
export interface PlayedCall {
  request: ExampleRequest
  status: number
  answer: unknown
  refusals: PlayedRefusal[]
}

/** The recorded examples; `npm run examples -w api` regenerates them. */
export const PLAYED_FILE = join(__dirname, 'played-calls.json')

const DAY = 86_400_000

/** A roster deadline in half a year; the maximum is one year. */
export const DEADLINE_AHEAD = new Date(Math.ceil(Date.now() / DAY + 180) * DAY).toISOString()

/** The deadline of a closed roster. */
export const DEADLINE_OVER = '2020-01-01T00:00:00.000Z'

/** The recorded examples; deadlines that were in the future are moved there again. */
export const readPlayedCalls = (): Partial<Record<EndpointName, PlayedCall>> =>
  JSON.parse(readFileSync(PLAYED_FILE, 'utf8'), (key, value: unknown) =>
    key === 'deadline' && value !== DEADLINE_OVER ? DEADLINE_AHEAD : value,
  ) as Partial<Record<EndpointName, PlayedCall>>
