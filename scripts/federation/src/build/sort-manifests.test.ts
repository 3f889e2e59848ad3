import { sortManifest } from './sort-manifests'

const react = (usedIn: string[]) => ({ name: 'react', version: '19.3.1', usedIn })
const rxjs = { name: 'rxjs', version: '7.8.2', usedIn: ['./routes'] }

describe('sort manifests', () => {
  test('writes the same manifest in any build order', () => {
    const routes = { name: 'routes' }
    const hint = { name: 'widgets/price-hint' }
    const sorted = sortManifest({ shared: [react(['./routes', './a']), rxjs], exposes: [hint, routes], remotes: [] })
    const other = sortManifest({ shared: [rxjs, react(['./a', './routes'])], exposes: [routes, hint], remotes: [] })
    expect(JSON.stringify(sorted)).toBe(JSON.stringify(other))
    expect(sorted.shared).toEqual([react(['./a', './routes']), rxjs])
  })
})
