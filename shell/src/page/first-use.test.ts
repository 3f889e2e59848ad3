import { atFirstUse } from './first-use'

describe('atFirstUse', () => {
  test('prepares on-demand code once, at the first interaction', () => {
    const prepare = jest.fn()
    atFirstUse(prepare)
    expect(prepare).not.toHaveBeenCalled()
    dispatchEvent(new Event('keydown'))
    dispatchEvent(new Event('keydown'))
    dispatchEvent(new Event('touchstart'))
    expect(prepare).toHaveBeenCalledTimes(1)
  })
})
