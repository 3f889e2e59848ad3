import { runBundle } from './run-bundle'

const file = 'catalogue@1.1.0/node/server.cjs'

describe('runBundle', () => {
  test('returns the exports, as a property or replaced', () => {
    expect(runBundle('exports.page = 1', file, {})).toEqual({ page: 1 })
    expect(runBundle('module.exports = { page: 2 }; this.page = 3', file, {})).toEqual({ page: 2 })
  })

  test('provides the given modules only, and names the bundle that requires another', () => {
    expect(runBundle(`exports.name = require('react').name`, file, { react: { name: 'React' } })).toEqual({
      name: 'React',
    })
    for (const name of ['fs', 'toString', '__proto__', './own'])
      expect(() => runBundle(`require(${JSON.stringify(name)})`, file, { react: {} })).toThrow(
        `catalogue@1.1.0 requires "${name}", which the shell does not share.`,
      )
  })

  test('replaces timers, and leaves no variable of this program', () => {
    const calls: unknown[] = []
    const timers = { setTimeout: (...args: unknown[]) => calls.push(args) }
    runBundle('setTimeout(1, 2)', file, {}, timers)
    expect(calls).toEqual([[1, 2]])
    expect(runBundle('module.exports = [typeof providedModules, typeof timers]', file, {})).toEqual([
      'undefined',
      'undefined',
    ])
  })

  test('names part and version in stacks', () => {
    expect(() => runBundle('\nmissing()', file, {})).toThrow(
      expect.objectContaining({
        stack: expect.stringContaining(`${file}:2`),
      }),
    )
  })
})
