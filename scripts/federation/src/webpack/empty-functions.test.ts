import { readFileSync } from 'node:fs'
import { repositoryRoot } from '../parts'
import { emptyFunctions } from './empty-functions'
import { cutDown, leftOut } from './left-out'
import { packageFile } from './rules'

const library = `
export function needed(key) { return unwanted(key) + 1 }
function unwanted(key) { const inner = () => '}'; return inner() + key }
class Store { get(key) { return key } static make() { return new Store() } }
export { Store }
`

test('the named functions and methods lose their bodies, and everything around them stays', () => {
  const text = emptyFunctions(library, ['unwanted', 'get'])
  expect(text).toContain('function needed(key) { return unwanted(key) + 1 }')
  expect(text).toContain('function unwanted(key) {throw Error("left out of the build")}')
  expect(text).toContain('get(key) {throw Error("left out of the build")} static make() { return new Store() }')
  expect(text).not.toContain('inner')
})

test('a function that is cut down keeps the body that it is given, an arrow function too', () => {
  const text = emptyFunctions(`${library}const listen = (to) => { to.add(1) }`, [], {
    needed: '{return 1}',
    listen: '{}',
  })
  expect(text).toContain('export function needed(key) {return 1}')
  expect(text).toContain('const listen = (to) => {}')
  expect(text).toContain("const inner = () => '}'")
})

test('a function that a new version of the library no longer has stops the build', () => {
  expect(() => emptyFunctions(library, ['needed', 'renamed'])).toThrow('The library has no function renamed')
})

test.each(Object.keys({ ...leftOut, ...cutDown }))(
  '%s is installed and has all functions that are left out',
  (file) => {
    const [, name = '', path = ''] = /^((?:@[^/]+\/)?[^/]+)\/(.+)$/.exec(file) ?? []
    const source = readFileSync(packageFile(repositoryRoot, name, path), 'utf8')
    expect(emptyFunctions(source, leftOut[file] ?? [], cutDown[file]).length).toBeLessThan(source.length)
  },
)
