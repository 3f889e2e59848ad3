import { findPart } from '../parts'
import { inputHash, installedPackages } from './input-hash'

const lockFile = (packages: object) => JSON.stringify({ packages })
const installed = { 'node_modules/react': { version: '19.3.1' }, 'api/node_modules/pino': { version: '9.0.0' } }

test('a part is new when its own entry in the list of parts changes, and not for its port', () => {
  const part = findPart('wholesale')
  const hash = inputHash(part)
  expect(inputHash({ ...part, port: part.port + 1 })).toBe(hash)
  expect(inputHash({ ...part, prefixes: [...part.prefixes, '/club'] })).not.toBe(hash)
  expect(inputHash({ ...part, widgets: [...part.widgets, 'club-badge'] })).not.toBe(hash)
})

test('another workspace in the lock file changes nothing that is installed, a newer package does', () => {
  const before = lockFile({ '': { name: 'shop' }, ...installed })
  const workspace = { 'mfe-loyalty': { version: '1.0.0' }, 'node_modules/@shop/mfe-loyalty': { link: true } }
  expect(installedPackages(lockFile({ '': { name: 'shop' }, ...installed, ...workspace }))).toEqual(
    installedPackages(before),
  )
  const newer = { ...installed, 'node_modules/react': { version: '19.4.0' } }
  expect(installedPackages(lockFile(newer))).not.toEqual(installedPackages(before))
})
