import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { preview } from '../operations/preview'
import { auditDraft } from '../operations/registry-context'
import { listPreviews } from '../operations/revoke-preview'
import { ada, temporaryRegistry } from '../testing/registry'
import { revocationList } from './revocations'

describe('a revocation that a crash interrupts in a folder', () => {
  test('is in the audit log exactly if the list contains it', async () => {
    const registry = await temporaryRegistry()
    const { context, dataDir } = registry
    await registry.goLive()
    const { id, until: expiry } = await preview(context, ada, { targets: [{ part: 'catalogue', version: '1.0.0' }] })
    const entry = auditDraft(ada, { action: 'revoke', changes: [], preview: { id, until: expiry } })
    await writeFile(join(dataDir, 'releases/pending-audit.json'), JSON.stringify(entry))
    expect((await context.store.listAudit()).at(-1)?.action).toBe('preview')
    const list = context.signer.sign(revocationList([entry]))
    await writeFile(join(dataDir, 'releases/revoked-previews.json'), JSON.stringify(list))
    expect((await context.store.listAudit()).at(-1)).toMatchObject({ action: 'revoke', id: entry.id })
    expect(await listPreviews(context)).toEqual([])
    await registry.remove()
  })
})
