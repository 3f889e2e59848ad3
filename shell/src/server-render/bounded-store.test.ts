import { createBoundedStore } from './bounded-store'

describe('createBoundedStore', () => {
  test('drops the least recently read values beyond its limit', () => {
    const store = createBoundedStore<string>(10)
    store.set('a', 'first', 4)
    store.set('b', 'second', 4)
    store.get('a')
    store.set('c', 'third', 4)
    expect(['a', 'b', 'c'].map((key) => store.get(key))).toEqual(['first', undefined, 'third'])
    expect(store.size()).toBe(8)
  })

  test('counts a replaced value once, and stores none that is above the limit', () => {
    const store = createBoundedStore<string>(10)
    store.set('a', 'first', 6)
    store.set('a', 'second', 7)
    store.set('b', 'large', 11)
    expect([store.get('a'), store.get('b'), store.size()]).toEqual(['second', undefined, 7])
  })
})
