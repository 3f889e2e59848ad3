import { ada, temporaryRegistry } from '../testing/registry'
import { auditProblems } from './audit-problems'
import { readPointer } from './read-pointer'
import { repairPointer } from './repair-pointer'

describe('auditProblems', () => {
  test('finds a changed, missing or swapped move by the chain that ends in the pointer', async () => {
    const registry = await temporaryRegistry()
    const { store, signer } = registry.context
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) await registry.goLive({ version })
    await repairPointer(registry.context, ada, { above: 7, why: 'Restored' })
    const audit = await store.listAudit()
    const pointer = await readPointer(store, signer)
    expect(auditProblems(audit, pointer)).toEqual([])
    const changed = audit.map((entry) =>
      entry.revision === 2 ? { ...entry, pointer: entry.pointer?.replace('1.1.0', '9.9.9') } : entry,
    )
    expect(auditProblems(changed, pointer)).toEqual([
      'The audit log of revision 2 was changed: revision 3 follows another pointer.',
    ])
    const shortened = audit.filter(({ revision }) => revision !== 2)
    expect(auditProblems(shortened, pointer)).toEqual(
      expect.arrayContaining([
        'The audit log goes from revision 1 to 3.',
        'The audit log has a gap or is out of order.',
      ]),
    )
    expect(auditProblems(audit.slice(0, -1), pointer)).toEqual([
      'The audit log ends at revision 3, but the pointer is at revision 8.',
    ])
    await registry.remove()
  })
})
