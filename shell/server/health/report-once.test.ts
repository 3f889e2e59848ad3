import { createReportOnce } from './report-once'

describe('createReportOnce', () => {
  test('remembers 50,000 keys and forgets the oldest of one more', () => {
    const isNew = createReportOnce()
    for (let index = 0; index < 50_000; index += 1) isNew(`key-${index}`)
    expect(isNew('key-0')).toBe(false)
    isNew('key-50000')
    expect([isNew('key-1'), isNew('key-0')]).toEqual([false, true])
  })
})
