import { mockResponses, errorResponse } from '@shop/shared-api/testing/fake-api'
import { makeOrderList as orders } from '@shop/shared-api/testing/orders'
import { deferredCall } from './testing/deferred-call'
import { browserApi } from '@shop/shared-api'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Component, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { unload } from 'swr'
import { useCustomQuery, useQuery, type QueryOptions } from './use-query'

const refuse = () => errorResponse(500, 'server_error', 'The API has failed.')
const logIn = (session: string) => (document.cookie = `logged_in=${session}; Path=/`)

interface OrdersProps {
  page?: number
  options?: QueryOptions
}

function Orders({ page = 1, options }: OrdersProps) {
  const query = { page, limit: 10 }
  const { data, error, isPending, reset, refetch, setData } = useQuery(
    browserApi,
    ['GET /get-orders', { query }],
    options,
  )
  return (
    <>
      <p>
        {[isPending && 'pending', error?.message, data?.data.map(({ order_number }) => order_number).join()]
          .filter(Boolean)
          .join(' ')}
      </p>
      <button onClick={reset}>Reset</button>
      <button onClick={refetch}>Refetch</button>
      <button onClick={() => setData((last) => ({ ...last, data: last.data.slice(1) }))}>Drop</button>
    </>
  )
}

class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render = () => (this.state.error ? String(this.state.error) : this.props.children)
}

const shown = () => screen.getByText(/.*/, { selector: 'p' }).textContent
const findText = (text: string) => waitFor(() => expect(shown()).toBe(text))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

beforeEach(() => logIn('ana'))
afterEach(() => unload({ revalidate: false }))

describe('useQuery', () => {
  test('sends nothing while the document server renders', () => {
    const calls = mockResponses({ 'GET /get-orders': () => orders('A1') })
    expect(renderToString(<Orders />)).toContain('pending')
    expect(calls).toEqual([])
  })

  test('sends one request for several mounted queries of the same endpoint and arguments', async () => {
    const calls = mockResponses({ 'GET /get-orders': () => orders('A1') })
    render([1, 2, 3].map((key) => <Orders key={key} />))
    await waitFor(() => expect(screen.getAllByText('A1')).toHaveLength(3))
    expect(calls).toHaveLength(1)
  })

  test('shows the cached data of an earlier mount until the new response arrives', async () => {
    const later = deferredCall()
    mockResponses({ 'GET /get-orders': () => orders('A1') })
    const { unmount } = render(<Orders />)
    await findText('A1')
    unmount()
    mockResponses({ 'GET /get-orders': later.handler })
    render(<Orders />)
    expect(shown()).toBe('A1')
    await waitFor(() => expect(later.sent()).toBe(1))
    await later.settle(() => orders('A2', 'A1'))
    await findText('A2,A1')
  })

  test('starts without data on each mount when it is uncached', async () => {
    mockResponses({ 'GET /get-orders': () => orders('A1') })
    const { unmount } = render(<Orders options={{ isUncached: true }} />)
    await findText('A1')
    unmount()
    render(<Orders options={{ isUncached: true }} />)
    expect(shown()).toBe('pending')
    await findText('A1')
  })

  test('keeps the previous data while other arguments load with keepPreviousData', async () => {
    const second = deferredCall()
    mockResponses({ 'GET /get-orders': ({ query }) => (query.get('page') === '2' ? second.handler() : orders('A1')) })
    const { rerender } = render(<Orders options={{ keepPreviousData: true }} />)
    await findText('A1')
    rerender(<Orders page={2} options={{ keepPreviousData: true }} />)
    expect(shown()).toBe('pending A1')
    await waitFor(() => expect(second.sent()).toBe(1))
    await second.settle(() => orders('A2'))
    await findText('A2')
  })

  test('does not retry a failed request until it is reset, which clears the error at once', async () => {
    const again = deferredCall()
    const calls = mockResponses({ 'GET /get-orders': refuse })
    render(<Orders />)
    await findText('The API has failed.')
    expect(calls).toHaveLength(1)
    mockResponses({ 'GET /get-orders': again.handler })
    await press('Reset')
    expect(shown()).toBe('pending')
    await again.settle(() => orders('A1'))
    await findText('A1')
  })

  test('keeps error and data on screen during a refetch', async () => {
    const again = deferredCall()
    mockResponses({ 'GET /get-orders': () => orders('A1') })
    render(<Orders />)
    await findText('A1')
    mockResponses({ 'GET /get-orders': refuse })
    await press('Refetch')
    await findText('The API has failed. A1')
    mockResponses({ 'GET /get-orders': again.handler })
    await press('Refetch')
    expect(shown()).toBe('The API has failed. A1')
    await again.settle(() => orders('A2'))
    await findText('A2')
  })

  test('discards the response to a request that is older than setData', async () => {
    const older = deferredCall()
    mockResponses({ 'GET /get-orders': () => orders('A2', 'A1') })
    render(<Orders />)
    await findText('A2,A1')
    mockResponses({ 'GET /get-orders': older.handler })
    await press('Refetch')
    await press('Drop')
    await findText('A1')
    await older.settle(() => orders('A2', 'A1'))
    expect(shown()).toBe('A1')
  })

  test('shows no data of one session to the next, though its response arrives later', async () => {
    const anasRefetch = deferredCall()
    mockResponses({ 'GET /get-orders': () => orders('anas') })
    const { rerender } = render(<Orders options={{ keepPreviousData: true }} />)
    await findText('anas')
    mockResponses({ 'GET /get-orders': anasRefetch.handler })
    await press('Refetch')

    logIn('ben')
    const bens = deferredCall()
    mockResponses({ 'GET /get-orders': bens.handler })
    act(() => unload({ revalidate: false }))
    expect(shown()).toBe('pending')
    await anasRefetch.settle(() => orders('anas'))
    rerender(<Orders options={{ keepPreviousData: true }} />)
    expect(shown()).toBe('pending')
    await waitFor(() => expect(bens.sent()).toBe(1))
    await bens.settle(() => orders('bens'))
    await findText('bens')
  })

  test('has no data on a mount in another session', async () => {
    mockResponses({ 'GET /get-orders': () => orders('anas') })
    const { unmount } = render(<Orders />)
    await findText('anas')
    unmount()
    logIn('ben')
    mockResponses({ 'GET /get-orders': () => orders('bens') })
    render(<Orders />)
    expect(shown()).toBe('pending')
    await findText('bens')
  })

  test('throws an error that is not an ApiError to the error boundary', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const Broken = () => useCustomQuery(browserApi, ['broken'], () => Promise.reject(new TypeError('bug'))).data
    render(
      <Boundary>
        <Broken />
      </Boundary>,
    )
    expect(await screen.findByText('TypeError: bug')).toBeInTheDocument()
    logged.mockRestore()
  })

  test('fetches again after a failure when the connection is back', async () => {
    let isUp = false
    mockResponses({ 'GET /get-orders': () => (isUp ? orders('IC-1') : refuse()) })
    render(<Orders />)
    await findText('The API has failed.')
    isUp = true
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(shown()).not.toContain('failed'))
  })
})
