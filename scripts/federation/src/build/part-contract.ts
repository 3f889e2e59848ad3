import type { PartContract } from '@shop/shared-api/contract'
import { loadContract } from '../load-contract'
import type { Part } from '../parts'
import { eventPayloads } from './event-payloads'

/** A part's contract with the payload types of its events. Throws without a `release.contract.ts`. */
export function readPartContract(part: Part): PartContract {
  const contract = loadContract(part.name, part.folder)
  if (!contract) throw new Error(`${part.name} has no release.contract.ts.`)
  const { events } = contract
  const payloads = eventPayloads(part.folder, [...new Set([...events.publishes, ...events.reads])])
  return { ...contract, events: { ...events, payloads } }
}
