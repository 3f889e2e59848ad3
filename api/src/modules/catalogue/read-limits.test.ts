import { testApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => void (api = await testApp()))
afterAll(() => api.close())

const search = (text: string, address?: string) =>
  api.app.inject({
    url: `/api/get-products?search=${text}`,
    headers: address ? { 'x-forwarded-for': address } : {},
  })

describe('limits of catalogue reads', () => {
  test('limits new searches per network, but not cached responses', async () => {
    const time = Date.now()
    jest.spyOn(Date, 'now').mockImplementation(() => time)
    const statuses: number[] = []
    for (let index = 0; index < 121; index += 1) statuses.push((await search(`a${index}`, '203.0.113.7')).statusCode)
    const refused = await search('other', '203.0.113.7')
    const [cached, honest, renderer] = [
      await search('a1', '203.0.113.7'),
      await search('other', '198.51.100.9'),
      await search('another'),
    ]
    jest.restoreAllMocks()
    expect(statuses.indexOf(429)).toBe(120)
    expect([refused.statusCode, refused.headers['retry-after'], refused.json()]).toEqual([
      429,
      '1',
      { code: 'too_many_requests', message: 'Too many tries. Please wait 1 seconds.' },
    ])
    expect([cached.statusCode, honest.statusCode, renderer.statusCode]).toEqual([200, 200, 200])
  })

  test('counts searches of one IPv6 network together', async () => {
    const time = Date.now()
    jest.spyOn(Date, 'now').mockImplementation(() => time)
    const statuses: number[] = []
    for (let index = 0; index < 121; index += 1)
      statuses.push((await search(`b${index}`, `2001:db8:1:2::${index + 1}`)).statusCode)
    jest.restoreAllMocks()
    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  })
})
