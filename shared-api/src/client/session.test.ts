import { createFakeApi } from '../testing/fake-api'
import { clearSessionHint, setSessionHint } from '../testing/session-hint'
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
      createFakeApi({
        'POST /logout': ({ headers }) => {
          calls.push([isLoggedInHint(), headers.get('x-session-id')])
          return { success: true, message: 'You are logged out.' }
        },
      }),
    )
    expect(calls).toEqual([[false, 'first']])
  })

  test('ends even if the API fails', async () => {
    setSessionHint('first')
    const offline = createFakeApi({ 'POST /logout': () => Promise.reject(new TypeError('offline')) })
    await expect(endSession(offline)).resolves.toBeUndefined()
    expect(isLoggedInHint()).toBe(false)
  })

  test('does not call the API for a guest', async () => {
    const api = createFakeApi()
    await endSession(api)
    expect(api.calls).toEqual([])
  })
})
