import { sharePaths } from './share-paths'

const long = 'M0 0c10 10 20 20 30 30c10 10 20 20 30 30'

describe('sharePaths', () => {
  test('stores a repeated path once, with the attributes of each use', () => {
    const { definitions, scene } = sharePaths(`<path d="${long}" fill="red"/><path d="${long}" stroke="blue"/>`, 'x')
    expect(definitions).toBe(`<path id="xp0" d="${long}"/>`)
    expect(scene).toBe('<use href="#xp0" fill="red"/><use href="#xp0" stroke="blue"/>')
  })

  test('leaves a single path in place', () => {
    const once = `<path d="${long}" fill="red"/>`
    expect(sharePaths(once, 'x')).toEqual({ definitions: '', scene: once })
  })
})
