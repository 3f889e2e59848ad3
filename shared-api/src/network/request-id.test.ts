import { isRequestId } from './index'

describe('isRequestId', () => {
  test.each(['0f8b3c52-6d3b-4c1e-9f6a-2b8f7f3f7a10', 'a1b2c3d4', 'f'.repeat(64)])('accepts %s', (id) =>
    expect(isRequestId(id)).toBe(true),
  )
  test.each([undefined, ['a1b2c3d4'], 'short', 'f'.repeat(65), 'a1b2c3d4\n{"level":60}', 'a1b2c3d4;x'])(
    'refuses %j',
    (id) => expect(isRequestId(id)).toBe(false),
  )
})
