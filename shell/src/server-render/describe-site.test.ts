import type { RouteObject } from 'react-router-dom'
import { describeSite, type RoutePattern } from './describe-site'
import { siteVariant } from './site-variant'
import type { PartForServer, RemoteBundle } from './create-renderer'

const release = { version: '1.0.0', entry: '/r/entry.js', integrity: {} }
const listed = { ...release, prefixes: [] as string[], widgets: [], lastKnownGood: null }
const routes: RouteObject[] = [{ id: 'catalogue/shop', path: '/shop' }]

/** The description of a site with this catalogue. */
function described(bundle: Partial<RemoteBundle>) {
  const shell: PartForServer = { release, chunks: {} }
  const catalogue: PartForServer = { release, chunks: {}, bundle: { routes, widgets: {}, ...bundle } }
  const parts = { shell: { live: shell, lastKnownGood: null }, catalogue: { live: catalogue, lastKnownGood: null } }
  const set = { revision: 1, parts: { shell: listed, catalogue: { ...listed, prefixes: ['/shop'] } } }
  return describeSite(siteVariant({ set, parts, origin: 'https://shop.example' }))
}
const idsOf = (patterns: readonly RoutePattern[]): (string | undefined)[] =>
  patterns.flatMap(({ id, children = [] }) => [id, ...idsOf(children)])

describe('description of a site', () => {
  test('has the parameters of parts that declare them, and not of those that do not', () => {
    const parameters = { 'catalogue/shop': ['search'] }
    expect(described({ parameters }).parameters).toMatchObject({ catalogue: parameters })
    expect(described({}).parameters).not.toHaveProperty('catalogue')
  })

  test("has the parameters of the shell's own routes", () => {
    const { parameters, routes: patterns } = described({})
    const own = Object.keys(parameters?.['shell'] ?? {})
    expect(own.length).toBeGreaterThan(0)
    expect(idsOf(patterns)).toEqual(expect.arrayContaining(own))
  })
})
