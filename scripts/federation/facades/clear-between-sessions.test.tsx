import '@shop/account-contract'
import { readSessionId } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import useSWR, { unload, useSWRConfig } from 'swr'
import { clearBetweenSessions } from './clear-between-sessions'

const ana = { id: 'u1', username: 'Ana', email: 'ana@example.com', role: 'customer', isVerified: true } as const
const ben = { ...ana, id: 'u2', username: 'Ben' }

/** Requests that no test has answered yet, the oldest first. */
let requests: ((orders: string) => void)[] = []
const fetchOrders = () => new Promise<string>((resolve) => requests.push(resolve))

/** Keeps the previous data on screen, as the list of orders does between its pages. */
function Orders() {
  const options = { keepPreviousData: true, dedupingInterval: 0 }
  const { data, isLoading } = useSWR<string>(['orders', readSessionId()], fetchOrders, options)
  return <p aria-busy={isLoading}>{data ?? 'pending'}</p>
}

function cachedText(): string {
  const { cache } = renderHook(() => useSWRConfig()).result.current
  return [...cache.keys()].map((key) => JSON.stringify(cache.get(key)?.data)).join()
}
const shown = () => screen.getByText(/.*/, { selector: 'p' }).textContent

const nextTask = () => new Promise((done) => setTimeout(done))

const logIn = (name: string) => (document.cookie = `logged_in=${name}; Path=/`)

/** Answers the next request, which may have to be sent first. */
async function answer(orders: string) {
  await waitFor(() => expect(requests).not.toEqual([]))
  await act(async () => {
    requests.shift()!(orders)
    // swr forgets that this request was sent in a task that it only queues once it has read the response.
    await nextTask()
    await nextTask()
  })
}

/** Shows Ana's orders while a refetch of them is pending. */
async function showAnasOrders() {
  requests = []
  logIn('ana')
  const { unmount } = render(<Orders />)
  await answer('of-ana')
  expect(shown()).toBe('of-ana')
  unmount()
  render(<Orders />)
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(shown()).toBe('of-ana')
}

describe('clearBetweenSessions', () => {
  beforeAll(() => clearBetweenSessions(() => unload({ revalidate: false })))

  test('leaves nothing on screen, and nothing of late responses, once the session of an unknown user has ended', async () => {
    await showAnasOrders()
    document.cookie = 'logged_in=; Path=/; Max-Age=0'
    act(() => bus.publish('session/ended', { reason: 'logout' }))
    expect(shown()).toBe('pending')
    await answer('of-ana')
    expect(shown()).toBe('pending')
    expect(cachedText()).not.toContain('of-ana')
  })

  test('shows another account nothing of the former one after a login in another tab', async () => {
    bus.publish('session/changed', { user: ana })
    await showAnasOrders()
    logIn('ben')
    act(() => bus.publish('session/changed', { user: ben }))
    expect(shown()).toBe('pending')
    await answer('of-ana')
    expect(shown()).toBe('pending')
    await answer('of-ben')
    expect(shown()).toBe('of-ben')
    expect(cachedText()).not.toContain('of-ana')
  })

  test('keeps its data when the same user’s details change', async () => {
    bus.publish('session/changed', { user: ana })
    await showAnasOrders()
    act(() => bus.publish('session/changed', { user: { ...ana, username: 'Ana Rivera' } }))
    expect(shown()).toBe('of-ana')
  })
})
