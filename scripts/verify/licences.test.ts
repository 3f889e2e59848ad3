import { isApproved } from './licences'

describe('licences', () => {
  test.each(['MIT', '(MIT OR GPL-3.0)', 'MPL 2.0', 'Apache-2.0 AND MIT', '(BSD-2-Clause OR MIT OR Apache-2.0)'])(
    'allows %s',
    (expression) => expect(isApproved(expression)).toBe(true),
  )

  test.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'SEE LICENSE IN LICENSE', 'UNLICENSED', undefined])(
    'rejects %s',
    (expression) => expect(isApproved(expression)).toBe(false),
  )
})
