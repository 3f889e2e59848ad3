import type { Inspection } from '../gate/inspect-set'
import { openPreview } from '../preview/preview-pass'
import { followRevocations } from '../preview/revocations'
import { ada, temporaryRegistry } from '../testing/registry'
import { preview, type PreviewLink } from './preview'
import { readPointer } from './read-pointer'
import type { RegistryContext } from './registry-context'
import { listPreviews, revokePreview } from './revoke-preview'
import { status } from './status'

describe('preview', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  let context: RegistryContext
  let samples: Inspection['samples']
  let opened: number[]
  const catalogue = { part: 'catalogue', version: '1.1.0' }
  const lastEntry = async () => (await context.store.listAudit()).at(-1)
  const throwing = { part: 'catalogue', path: '/catalogue', cause: 'code', problem: 'x is not defined' } as const

  beforeEach(async () => {
    registry = await temporaryRegistry()
    samples = []
    opened = []
    context = {
      ...registry.context,
      inspect: async ({ parts }, pages) => {
        opened.push(pages.length)
        const isNew = parts['catalogue']?.version === '1.1.0'
        return { described: {}, samples: isNew ? samples : [], pages: [] }
      },
    }
    await registry.goLive()
    await registry.publish({ version: '1.1.0' }, { channel: 'main' })
    opened = []
  })
  afterEach(() => registry.remove())

  test('signs a link after the gate has rendered the version, and opens no browser', async () => {
    const link = await preview(context, ada, { targets: [catalogue], minutes: 30, why: 'New list' })
    const query = new URL(link.link, 'https://shop.example').searchParams
    const pass = { remote: query.get('remote') ?? '', signed: query.get('signed') ?? '' }
    expect(openPreview(context.signer, pass)).toMatchObject({ id: link.id, versions: [catalogue] })
    expect(link).toMatchObject({ verdict: 'pass', findings: [{ check: 'browser', severity: 'warning' }] })
    expect(opened).toEqual([0])
  })

  test('is an audit entry that moves nothing', async () => {
    const before = await status(context)
    const { id, until } = await preview(context, ada, { targets: [catalogue], why: 'New list' })
    expect(await lastEntry()).toMatchObject({
      ...{ action: 'preview', outcome: 'done', by: 'Ada', why: 'New list', revision: null, preview: { id, until } },
      changes: [{ part: 'catalogue', from: '1.0.0', to: '1.1.0' }],
    })
    expect(await status(context)).toEqual(before)
    expect(await context.store.wasReleased('catalogue', '1.1.0')).toBe(false)
  })

  test('reports what would refuse a promotion with the link', async () => {
    await registry.publish({ version: '2.0.0', contract: { api: '^9.0.0' } })
    const link = await preview(context, ada, { targets: [{ part: 'catalogue', version: '2.0.0' }] })
    expect(link).toMatchObject({ verdict: 'refused', link: expect.stringContaining('remote=catalogue%402.0.0') })
    expect(link.findings.map(({ check }) => check)).toContain('api')
    expect((await listPreviews(context))[0]?.refusals).toEqual([expect.stringContaining('^9.0.0')])
  })

  test('refuses the console, with what to do instead', async () => {
    for (const its of [registry.context, context]) Object.assign(its, { knownParts: ['catalogue', 'operations'] })
    await registry.goLive({ part: 'operations', contract: { prefixes: ['/operations'] } })
    const targets = [catalogue, { part: 'operations', version: '1.0.0' }]
    await expect(preview(context, ada, { targets })).rejects.toThrow(
      /^operations can’t be previewed, .* Try it on your machine with "npm run dev", or promote it in another environment/,
    )
    expect(await listPreviews(context)).toEqual([])
  })

  test('refuses code that does not run, unless it is forced with a reason', async () => {
    samples = [throwing]
    await expect(preview(context, ada, { targets: [catalogue] })).rejects.toMatchObject({
      kind: 'refused',
      problems: [expect.stringContaining('x is not defined')],
    })
    expect(await lastEntry()).toMatchObject({ action: 'preview', outcome: 'refused', findings: expect.anything() })
    expect(await listPreviews(context)).toEqual([])
    await expect(preview(context, ada, { targets: [catalogue], force: true })).rejects.toMatchObject({ kind: 'usage' })
    await preview(context, ada, { targets: [catalogue], force: true, why: 'Show the fault' })
    expect(await lastEntry()).toMatchObject({ action: 'preview', outcome: 'forced', why: 'Show the fault' })
  })

  test('takes several parts in one link, each by version or channel', async () => {
    await registry.publish({ part: 'cart-checkout', version: '1.3.0' })
    const cart = { part: 'cart-checkout', version: '1.3.0' }
    const link: PreviewLink = await preview(context, ada, { targets: [{ part: 'catalogue', channel: 'main' }, cart] })
    expect(link.versions).toEqual([catalogue, cart])
    expect(opened).toEqual([0])
    await expect(preview(context, ada, { targets: [{ part: 'catalogue' }, cart] })).rejects.toMatchObject({
      kind: 'usage',
      message: expect.stringContaining('--channel main (1.1.0)'),
    })
    await expect(preview(context, ada, { targets: [cart, cart] })).rejects.toMatchObject({ kind: 'usage' })
  })

  test('is listed until it is revoked, with who, what and until when', async () => {
    const first = await preview(context, ada, { targets: [catalogue] })
    const second = await preview(context, { by: 'Grace', role: 'manager' }, { targets: [catalogue], why: 'For sales' })
    const { revision } = await readPointer(context.store, context.signer)
    expect(await listPreviews(context)).toMatchObject([
      { id: second.id, versions: [catalogue], until: second.until, by: 'Grace', role: 'manager', why: 'For sales' },
      { id: first.id, by: 'Ada' },
    ])
    await revokePreview(context, ada, { id: first.id, why: 'Leaked' })
    expect((await listPreviews(context)).map(({ id }) => id)).toEqual([second.id])
    expect(await lastEntry()).toMatchObject({ action: 'revoke', by: 'Ada', why: 'Leaked', revision: null })
    await expect(revokePreview(context, ada, { id: first.id })).rejects.toMatchObject({
      kind: 'not-found',
      message: expect.stringContaining(second.id),
    })
    expect((await readPointer(context.store, context.signer)).revision).toBe(revision)
  })

  test('is refused by a document server while it cannot read the list of revoked previews', async () => {
    const problems: unknown[] = []
    let isAway = true
    const readRevocations = () => (isAway ? Promise.reject(new Error('away')) : context.store.readRevocations())
    const follower = followRevocations({ readRevocations }, context.signer, (error) => problems.push(error))
    await follower.refresh()
    expect(() => follower.assertActive('0123456789ab')).toThrow('Previews can’t be checked')
    isAway = false
    await follower.refresh()
    expect(() => follower.assertActive('0123456789ab')).not.toThrow()
    expect(problems).toHaveLength(1)
  })
})
