import { candidateSet } from './candidate'
import { readPointer } from './read-pointer'
import type { RegistryContext } from './registry-context'

/**
 * Renders each possible rollback set ahead, so that the gate responds at once in an emergency. Failures are ignored
 * here: the gate reports them on request.
 */
export async function rehearseRollbacks(context: RegistryContext): Promise<void> {
  const { inspect, store, signer } = context
  if (!inspect) return
  const pointer = await readPointer(store, signer)
  const audit = await store.listAudit()
  for (const [part, entry] of Object.entries(pointer.parts)) {
    if (entry.lastKnownGood === null) continue
    const parts = { ...pointer.parts, [part]: { ...entry, live: entry.lastKnownGood } }
    await inspect(await candidateSet(context, { ...pointer, parts }, audit, []), [])
  }
}
