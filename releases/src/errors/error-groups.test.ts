import { encode } from '@jridgewell/sourcemap-codec'
import type { BrowserError } from '../contract/errors'
import { describeStores } from '../testing/describe-stores'
import { temporaryRegistry } from '../testing/registry'
import { errorGroups } from './error-groups'

const error: BrowserError = {
  ...{ part: 'catalogue', version: '1.0.0', kind: 'handler', message: 'TypeError: boom', path: '/shop/:id', count: 1 },
  frames: [{ part: 'catalogue', version: '1.0.0', file: 'shop.0a1b2c3d.js', line: 1, column: 1 }],
  breadcrumbs: ['/shop', 'cart/changed'],
}
/** Line 7, column 3 of the source for the first column of the built file. */
const mappings = encode([[[0, 0, 6, 2, 0]]])
const map = JSON.stringify({ version: 3, sources: ['./src/shop.tsx'], names: ['addToCart'], mappings })
const maps = { 'maps/shop.0a1b2c3d.js.map': map }

describeStores('errors of browsers', (fresh) => {
  let registry: Awaited<ReturnType<typeof temporaryRegistry>>
  beforeEach(async () => (registry = await temporaryRegistry(await fresh())))
  afterEach(() => registry.remove())
  const report = (...errors: object[]) =>
    registry.context.store.reportErrors({ errors: errors.map((rest) => ({ ...error, ...rest })) })

  test('are summed up, from any number of document servers at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => report({ count: 2 }, { message: 'RangeError: other' })))
    const groups = await errorGroups(registry.context, { part: 'catalogue' })
    expect(groups.map(({ message, count }) => [message, count]).sort()).toEqual([
      ['RangeError: other', 20],
      ['TypeError: boom', 40],
    ])
    expect(await errorGroups(registry.context, { part: 'account' })).toEqual([])
  })

  test('are named by source, commit and team where the version has a map, and only by text elsewhere', async () => {
    await registry.publish({ files: maps, build: { commit: 'a'.repeat(40) } })
    await report({}, { version: '9.9.9', frames: [{ ...error.frames[0], version: '9.9.9' }] })
    const groups = await errorGroups(registry.context, {})
    expect(groups.find(({ source }) => source)).toMatchObject({
      source: { file: 'src/shop.tsx', line: 7, column: 3, name: 'addToCart' },
      ...{ commit: 'a'.repeat(40), publisher: 'Ada', team: 'team:catalogue', breadcrumbs: ['/shop', 'cart/changed'] },
    })
    expect(groups.find(({ source }) => !source)).toMatchObject({ commit: null, versions: [{ version: '9.9.9' }] })
  })

  test('of several versions are one group, described by the last', async () => {
    for (const version of ['1.0.0', '1.1.0']) await registry.publish({ version, files: maps })
    await report({ count: 3 })
    await report({ version: '1.1.0', path: '/cart', frames: [{ ...error.frames[0], version: '1.1.0' }] })
    const [group, ...others] = await errorGroups(registry.context, {})
    expect(others).toEqual([])
    expect(group).toMatchObject({ count: 4, path: '/cart' })
    expect(group!.versions).toEqual([
      { version: '1.0.0', count: 3 },
      { version: '1.1.0', count: 1 },
    ])
    expect(group!.firstSeen < group!.lastSeen).toBe(true)
  })
})
