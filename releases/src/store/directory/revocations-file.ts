import { replaceFile } from '../../disk/durable-file'
import type { ReleaseStore } from '../release-store'
import type { StoreFolder } from './store-folder'

/** The list of revoked previews in `revoked-previews.json`, replaced atomically together with its audit entry. */
export function revocationsFile({
  incoming,
  revocationsPath,
  readRevocations,
  steps,
  underLock,
}: StoreFolder): Pick<ReleaseStore, 'readRevocations' | 'reviseRevocations'> {
  return {
    readRevocations,
    reviseRevocations: (revise) =>
      underLock(async () => {
        const revised = revise(await steps.list(), await readRevocations().catch(() => null))
        if (!revised) return
        const write = () => replaceFile(revocationsPath, JSON.stringify(revised.next), incoming)
        await (revised.entry ? steps.run(revised.entry, write) : write())
      }),
  }
}
