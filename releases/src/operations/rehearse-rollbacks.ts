import { candidateSet } from './candidate'
import { readPointer } from './read-pointer'
import type { RegistryContext } from './registry-context'

/**
 * Renders ahead, part by part, the set that a rollback would bring, so that the gate has its answer when somebody is in
 * a hurry. What fails is not told here: the gate says it when it is asked.
 */
export async function rehearseRollbacks(context: RegistryContext): Promise<void> {
  const { renderSamples, store, signer } = context
  if (!renderSamples) return
  const pointer = await readPointer(store, signer)
  const audit = await store.listAudit()
  for (const [part, at] of Object.entries(pointer.parts)) {
    if (at.lastKnownGood === null) continue
    const parts = { ...pointer.parts, [part]: { ...at, live: at.lastKnownGood } }
    await renderSamples(await candidateSet(context, { ...pointer, parts }, audit, []))
  }
}
