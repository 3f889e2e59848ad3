import { createApi } from './create-api'
import { beginSession, endSession } from './session'
import { clearToken, readToken } from './session-token'

const user = {
  id: '5a1c0f5e-8f6a-4a86-9d8f-0c8a5e5d3f01',
  username: 'Dana Rivera',
  email: 'dana@gym.example',
  role: 'customer',
  is_verified: true,
  phone: '2155550143',
} as const

describe('a session', () => {
  it('begins with its token kept, and tells of its owner what all parts may know', () => {
    const known = beginSession({ access_token: 'fresh', user })
    expect(readToken()).toBe('fresh')
    expect(known).toEqual({
      id: user.id,
      username: 'Dana Rivera',
      email: 'dana@gym.example',
      role: 'customer',
      isVerified: true,
    })
  })

  it('is one that the API refuses, and no page breaks, when something else wrote its cookie', () => {
    document.cookie = 'token=50%; Path=/'
    expect(readToken()).toBe('50%')
    clearToken()
  })

  it('ends here before the API is asked, which still learns whose it was', async () => {
    beginSession({ access_token: 'fresh', user })
    let asked: { kept: string | null; sent: string | null } | undefined
    const api = createApi({
      baseUrl: 'http://shop.test/api',
      fetch: async (input, init) => {
        asked = { kept: readToken(), sent: new Request(input, init).headers.get('authorization') }
        return Response.json({ success: true, message: 'You are logged out.' })
      },
    })
    await endSession(api)
    expect(asked).toEqual({ kept: null, sent: 'Bearer fresh' })
  })

  it('ends whatever the API says', async () => {
    beginSession({ access_token: 'fresh', user })
    const api = createApi({ baseUrl: 'http://shop.test/api', fetch: () => Promise.reject(new TypeError('offline')) })
    await expect(endSession(api)).resolves.toBeUndefined()
    expect(readToken()).toBeNull()
  })
})
