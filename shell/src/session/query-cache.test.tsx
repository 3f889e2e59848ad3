import '@shop/account-contract'
import { mockResponses } from '@shop/shared-api/testing/fake-api'
import { makeOrderList as orders } from '@shop/shared-api/testing/orders'
import { deferredCall } from '@shop/shared-forms/testing/deferred-call'
import { clearBetweenSessions } from '@shop/federation/facades/clear-between-sessions'
import { browserApi } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { useQuery } from '@shop/shared-forms'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { unload, useSWRConfig } from 'swr'
import { startSession } from './start-session'

const ana = { id: 'u1', username: 'Ana', email: 'ana@example.com', role: 'customer', isVerified: true } as const
const ben = { ...ana, id: 'u2', username: 'Ben' }
const query = ['GET /get-orders', { query: { page: 1, limit: 10 } }] as const

/** Keeps the previous data on screen, as the list of orders does between its pages. */
function Orders() {
  const { data } = useQuery(browserApi, query, { keepPreviousData: true })
  return <p>{data ? data.data.map(({ order_number }) => order_number).join() : 'pending'}</p>
}

function cachedText(): string {
  const { cache } = renderHook(() => useSWRConfig()).result.current
  return [...cache.keys()].map((key) => JSON.stringify(cache.get(key)?.data)).join()
}
const shown = () => screen.getByText(/.*/, { selector: 'p' }).textContent

/** Shows Ana's orders while a refetch of them is pending. */
async function showAnasOrders() {
  document.cookie = 'logged_in=ana; Path=/'
  mockResponses({ 'GET /get-orders': () => orders('of-ana') })
  const { unmount } = render(<Orders />)
  await waitFor(() => expect(shown()).toBe('of-ana'))
  unmount()
  const refetch = deferredCall()
  mockResponses({ 'GET /get-orders': refetch.handler })
  render(<Orders />)
  await waitFor(() => expect(refetch.sent()).toBe(1))
  expect(shown()).toBe('of-ana')
  return refetch
}

describe('query cache', () => {
  beforeAll(() => {
    clearBetweenSessions(() => unload({ revalidate: false }))
    startSession({ navigate: () => undefined }, Promise.resolve())
  })

  test('is empty for the screen and for late responses once the session of an unknown user has ended', async () => {
    const refetch = await showAnasOrders()
    document.cookie = 'logged_in=; Path=/; Max-Age=0'
    mockResponses({ 'GET /get-orders': deferredCall().handler })
    act(() => bus.publish('session/ended', { reason: 'logout' }))
    expect(shown()).toBe('pending')
    await refetch.settle(() => orders('of-ana'))
    expect(shown()).toBe('pending')
    expect(cachedText()).not.toContain('of-ana')
  })

  test('shows another account nothing of the former one after a login in another tab', async () => {
    bus.publish('session/changed', { user: ana })
    const refetch = await showAnasOrders()
    document.cookie = 'logged_in=ben; Path=/'
    const bens = deferredCall()
    mockResponses({ 'GET /get-orders': bens.handler })
    act(() => bus.publish('session/changed', { user: ben }))
    expect(shown()).toBe('pending')
    await refetch.settle(() => orders('of-ana'))
    expect(shown()).toBe('pending')
    await waitFor(() => expect(bens.sent()).toBe(1))
    await bens.settle(() => orders('of-ben'))
    await waitFor(() => expect(shown()).toBe('of-ben'))
    expect(cachedText()).not.toContain('of-ana')
  })

  test('keeps its data when the same user’s details change', async () => {
    bus.publish('session/changed', { user: ana })
    const refetch = await showAnasOrders()
    act(() => bus.publish('session/changed', { user: { ...ana, username: 'Ana Rivera' } }))
    expect(shown()).toBe('of-ana')
    await refetch.settle(() => orders('of-ana'))
  })
})
