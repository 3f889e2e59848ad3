import type { Actor } from './registry-context'
import { ada, temporaryRegistry } from '../testing/registry'
import { contractPrefixes, loadSettings } from '../settings'
import { changePrefixes, claimPrefixes, listPrefixes, type PrefixRequest } from './change-prefixes'
import { liveRelease, readLiveSet } from './live-set'
import { promote } from './promote'
import { readPointer } from './read-pointer'

const team: Actor = { by: 'Linus', role: 'team:catalogue' }

describe('path prefixes', () => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  beforeEach(async () => {
    registry = await temporaryRegistry()
    await registry.goLive({ version: '1.0.0' })
    await registry.goLive({ part: 'cart-checkout', version: '1.0.0' })
  })
  afterEach(() => registry.remove())

  const change = (step: PrefixRequest['step'], part: string, prefix: string, rest: Partial<PrefixRequest> = {}) =>
    changePrefixes(registry.context, ada, { step, part, prefix, ...rest })
  const lastAudit = async () => (await registry.context.store.listAudit()).at(-1)
  const liveSet = () => readLiveSet(registry.context.store, registry.context.signer)
  const served = async (part: string) => (await liveSet()).parts[part]?.live.manifest.contract.prefixes

  test('start with those of the contracts, and are signed with the first move', async () => {
    const { store, signer } = registry.context
    expect((await readPointer(store, signer)).prefixes).toEqual({
      shell: ['/shell'],
      catalogue: ['/catalogue'],
      'cart-checkout': ['/cart-checkout'],
    })
  })

  test('of a new registry are those of the contracts next to the list of parts', () => {
    const prefixes = contractPrefixes(loadSettings({}).parts)
    expect(Object.keys(prefixes)).toEqual(expect.arrayContaining(['shell', 'account']))
    expect(prefixes.account).toContain('/order/:id')
  })

  test('of an older registry are those of its live versions', async () => {
    const { store, signer } = registry.context
    const { prefixes: _none, ...pointer } = await readPointer(store, signer)
    const older = { ...registry.context, seedPrefixes: undefined }
    const document = signer.sign(JSON.stringify(pointer))
    const reader = { ...older, store: { ...store, readPointer: async () => document } }
    expect((await listPrefixes(reader)).prefixes).toEqual({
      catalogue: ['/catalogue'],
      'cart-checkout': ['/cart-checkout'],
    })
  })

  test('are added and removed with an audit entry, and the next candidate may use them', async () => {
    await registry.publish({ version: '1.1.0', contract: { prefixes: ['/catalogue', '/deals'] } })
    const targets = [{ part: 'catalogue', version: '1.1.0' }]
    await expect(promote(registry.context, team, { targets })).rejects.toMatchObject({
      problems: [expect.stringContaining('prefixes add catalogue /deals')],
    })
    expect(await change('add', 'catalogue', '/deals/', { why: 'Sale' })).toMatchObject({
      outcome: 'changed',
      revision: 3,
    })
    expect(await lastAudit()).toMatchObject({
      action: 'prefixes',
      by: 'Ada',
      revision: 3,
      why: 'Gives /deals to catalogue: Sale',
    })
    expect(await promote(registry.context, team, { targets })).toMatchObject({ outcome: 'moved' })
    await expect(change('remove', 'catalogue', '/deals')).rejects.toMatchObject({
      problems: [expect.stringContaining('catalogue 1.1.0 is live and serves /deals')],
    })
    expect(await change('remove', 'catalogue', '/deals', { force: true, why: 'Fraud' })).toMatchObject({
      outcome: 'forced',
    })
    expect(await served('catalogue')).toEqual(['/catalogue'])
  })

  test.each([
    ['/cart-checkout/gifts', '/cart-checkout of cart-checkout'],
    ['/CART-checkout', '/cart-checkout of cart-checkout'],
  ])('%s is refused where it overlaps another part, unless forced with a reason', async (prefix, owner) => {
    await expect(change('add', 'catalogue', prefix)).rejects.toMatchObject({
      problems: [expect.stringContaining(`overlaps ${owner}`)],
    })
    await expect(change('add', 'catalogue', prefix, { force: true })).rejects.toMatchObject({ kind: 'usage' })
    expect(await change('add', 'catalogue', prefix, { dryRun: true })).toMatchObject({ outcome: 'judged', revision: 2 })
    expect((await listPrefixes(registry.context)).prefixes.catalogue).toEqual(['/catalogue'])
  })

  test.each(['deals', '/:anything', '/deals?', '/a b', '/*', ''])('"%s" is no prefix', async (prefix) => {
    await expect(change('add', 'catalogue', prefix)).rejects.toMatchObject({ kind: 'usage' })
  })

  test('are assigned by release managers: a team cannot take a path with its first release', async () => {
    const { context } = registry
    context.knownParts = [...context.knownParts, 'loyalty']
    const targets = [{ part: 'loyalty', version: '1.0.0' }]
    await registry.publish({ part: 'loyalty', version: '1.0.0' })
    await expect(promote(context, { by: 'Linus', role: 'team:loyalty' }, { targets })).rejects.toMatchObject({
      problems: [expect.stringContaining('prefixes add loyalty /loyalty')],
    })
    await promote(context, ada, { targets })
    expect(await served('loyalty')).toEqual(['/loyalty'])
  })

  test('make a part of another repository known with its first one', async () => {
    const { context } = registry
    const targets = [{ part: 'loyalty', version: '1.0.0' }]
    await expect(registry.publish({ part: 'loyalty', version: '1.0.0' })).rejects.toThrow('--new-part')
    await expect(change('add', 'loyalty', '/loyalty')).rejects.toThrow('There is no part "loyalty"')
    await change('add', 'loyalty', '/loyalty', { newPart: true })
    await registry.publish({ part: 'loyalty', version: '1.0.0' })
    expect(await promote(context, { by: 'Linus', role: 'team:loyalty' }, { targets })).toMatchObject({
      outcome: 'moved',
    })
    expect(await served('loyalty')).toEqual(['/loyalty'])
    await expect(change('add', 'royalty', '/royalty')).rejects.toThrow('There is no part "royalty"')
  })

  test('limit a forced set and a preview to paths of their own part', async () => {
    const contract = { prefixes: ['/catalogue', '/cart-checkout', '/cart-checkout/pay', '/free'] }
    await registry.publish({ version: '2.0.0', contract })
    const { store, signer } = registry.context
    const preview = await liveRelease(store, signer, 'catalogue', '2.0.0')
    expect(preview.manifest.contract.prefixes).toEqual(['/catalogue', '/free'])
    await promote(registry.context, ada, {
      targets: [{ part: 'catalogue', version: '2.0.0' }],
      force: true,
      why: 'Trial',
    })
    expect(await served('catalogue')).toEqual(['/catalogue'])
    expect(await served('cart-checkout')).toEqual(['/cart-checkout'])
  })

  test('that the contracts of a checkout add are claimed where they are free', async () => {
    await claimPrefixes(registry.context, ada, { catalogue: ['/catalogue', '/deals', '/cart-checkout'] })
    expect((await listPrefixes(registry.context)).prefixes.catalogue).toEqual(['/catalogue', '/deals'])
    const { revision } = await listPrefixes(registry.context)
    await claimPrefixes(registry.context, ada, { catalogue: ['/deals', '/cart-checkout'] })
    expect((await listPrefixes(registry.context)).revision).toBe(revision)
  })
})
