import { ordered } from './order-manifests'

const react = (usedIn: string[]) => ({ name: 'react', version: '19.3.1', usedIn })
const rxjs = { name: 'rxjs', version: '7.8.2', usedIn: ['./routes'] }

test('whatever a build finished first, its manifest reads the same', () => {
  const routes = { name: 'routes' }
  const hint = { name: 'widgets/price-hint' }
  const one = ordered({ shared: [react(['./routes', './a']), rxjs], exposes: [hint, routes], remotes: [] })
  const other = ordered({ shared: [rxjs, react(['./a', './routes'])], exposes: [routes, hint], remotes: [] })
  expect(JSON.stringify(one)).toBe(JSON.stringify(other))
  expect(one.shared).toEqual([react(['./a', './routes']), rxjs])
})
