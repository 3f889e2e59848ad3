import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { partContract, type PartContract } from '@shop/shared-api/contract'
import type { Part } from '../parts'
import { eventPayloads } from './event-payloads'

/**
 * A part's `release.contract.ts`, validated against its schema and the list of parts, with the payload types of its
 * events.
 */
export function readPartContract(part: Part): PartContract {
  const file = join(part.folder, 'release.contract.ts')
  if (!existsSync(file)) throw new Error(`${part.name} has no release.contract.ts.`)
  const { contract } = createRequire(file)(file) as { contract: unknown }
  const checked = partContract.safeParse(contract)
  if (!checked.success)
    throw new Error(
      `${part.name}: release.contract.ts is not valid: ${checked.error.issues.map((i) => `${i.path.join('.')} ${i.message}`).join('; ')}`,
    )
  const offered = Object.keys(checked.data.widgets.offers).sort().join()
  if (offered !== [...part.widgets].sort().join()) {
    throw new Error(
      `${part.name}: release.contract.ts offers the widgets [${offered}], but parts.json lists [${part.widgets.join()}].`,
    )
  }
  const { events } = checked.data
  const payloads = eventPayloads(part.folder, [...new Set([...events.publishes, ...events.reads])])
  return { ...checked.data, events: { ...events, payloads } }
}
