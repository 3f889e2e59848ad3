import type { AuditDraft, SignedDocument } from '../../contract'
import { replaceFile } from '../../disk/durable-file'
import { assertNext } from '../conflicts'
import type { ReleaseStore } from '../release-store'
import type { StoreFolder } from './store-folder'

type PointerMethods = Pick<ReleaseStore, 'readPointer' | 'movePointer' | 'restorePointer' | 'resignPointer'>

/** The pointer in `pointer.json`, replaced atomically together with its audit entry. */
export function pointerFile({ incoming, pointerPath, readPointer, steps, underLock }: StoreFolder): PointerMethods {
  const writePointer = (document: SignedDocument) => replaceFile(pointerPath, JSON.stringify(document), incoming)

  const writeMove = (next: SignedDocument, entry: AuditDraft) =>
    steps.run({ ...entry, pointer: next.payload }, () => writePointer(next))

  return {
    readPointer,
    movePointer: (expectedRevision, next, entry) =>
      underLock(async () => {
        assertNext(await readPointer(), expectedRevision, next)
        return writeMove(next, entry)
      }),
    restorePointer: (restore) =>
      underLock(async () => {
        const restored = restore(await readPointer().catch(() => null), await steps.list())
        if (restored) await writeMove(restored.next, restored.entry)
      }),
    resignPointer: (document) =>
      underLock(async () => {
        const current = await readPointer()
        if (current?.payload !== document.payload) assertNext(current, -1, document)
        await writePointer(document)
      }),
  }
}
