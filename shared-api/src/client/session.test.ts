import { clearSessionHint, setSessionHint } from '../testing/session-hint'
import { createApi, type ApiOptions } from './create-api'
import { endSession, toSessionUser } from './session'
import { isLoggedInHint } from './session-hint'

const user = {
  id: '5a1c0f5e-8f6a-4a86-9d8f-0c8a5e5d3f01',
  username: 'Dana Rivera',
  email: 'dana@gym.example',
  role: 'customer',
  is_verified: true,
  phone: '2155550143',
} as const
const apiOver = (fetch: ApiOptions['fetch']) => createApi({ baseUrl: 'http://shop.test/api', fetch })

afterEach(clearSessionHint)

describe('a session', () => {
  test('exposes only public user data to the other parts', () => {
    expect(toSessionUser(user)).toEqual({
      id: user.id,
      username: 'Dana Rivera',
      email: 'dana@gym.example',
      role: 'customer',
      isVerified: true,
    })
  })

  test('ends locally before it calls the API with the session id', async () => {
    setSessionHint('first')
    const calls: unknown[] = []
    await endSession(
      apiOver(async (input, init) => {
        calls.push([isLoggedInHint(), new Request(input, init).headers.get('x-session-id')])
        return Response.json({ success: true, message: 'You are logged out.' })
      }),
    )
    expect(calls).toEqual([[false, 'first']])
  })

  test('ends even if the API fails', async () => {
    setSessionHint('first')
    await expect(endSession(apiOver(() => Promise.reject(new TypeError('offline'))))).resolves.toBeUndefined()
    expect(isLoggedInHint()).toBe(false)
  })

  test('does not call the API for a guest', async () => {
    const fetch = jest.fn()
    await endSession(apiOver(fetch))
    expect(fetch).not.toHaveBeenCalled()
  })
})
