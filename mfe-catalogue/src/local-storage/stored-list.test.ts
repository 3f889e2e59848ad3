import { storedIds } from './stored-list'

const list = storedIds('tested:v1', 3)
beforeEach(() => localStorage.clear())

describe('storedIds', () => {
  test('restores what was stored', () => {
    list.write([5, 9])
    expect(list.read()).toEqual([5, 9])
  })

  test('stores no more than the limit, keeping the newest', () => {
    list.write([1, 2, 3, 4])
    expect(list.read()).toEqual([1, 2, 3])
  })

  test.each(['not json', '{"0":1}', 'null', '7'])('treats an invalid list (%s) as empty', (text) => {
    localStorage.setItem('tested:v1', text)
    expect(list.read()).toEqual([])
  })

  test('drops entries that are not product IDs', () => {
    localStorage.setItem('tested:v1', '[1,"2",null,-3,1.5,1,{"id":4},8]')
    expect(list.read()).toEqual([1, 8])
  })
})
