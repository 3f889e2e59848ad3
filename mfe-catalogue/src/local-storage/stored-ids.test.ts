import { storedIds } from './stored-ids'

const list = storedIds('tested:v1', 3)
beforeEach(() => localStorage.clear())

test('what was kept is there again', () => {
  list.write([5, 9])
  expect(list.read()).toEqual([5, 9])
})

test('no more are kept than the limit, and the newest stay', () => {
  list.write([1, 2, 3, 4])
  expect(list.read()).toEqual([1, 2, 3])
})

test.each(['not json', '{"0":1}', 'null', '7'])('a spoilt list (%s) counts as none', (text) => {
  localStorage.setItem('tested:v1', text)
  expect(list.read()).toEqual([])
})

test('entries that are no product ids are left out', () => {
  localStorage.setItem('tested:v1', '[1,"2",null,-3,1.5,1,{"id":4},8]')
  expect(list.read()).toEqual([1, 8])
})
