import { atFirstUse } from './first-use'

test('what a page needs only when it is used is prepared once, at the first sign of a visitor', () => {
  const prepare = jest.fn()
  atFirstUse(prepare)
  expect(prepare).not.toHaveBeenCalled()
  dispatchEvent(new Event('keydown'))
  dispatchEvent(new Event('keydown'))
  dispatchEvent(new Event('touchstart'))
  expect(prepare).toHaveBeenCalledTimes(1)
})
