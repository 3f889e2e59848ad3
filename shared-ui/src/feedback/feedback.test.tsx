import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Alert } from './alert'
import { EmptyState } from './empty-state'
import { ErrorBoundary } from './error-boundary'
import { SectionUnavailable } from './section-unavailable'
import { Skeleton } from './skeleton'
import { Spinner } from './spinner'

describe('feedback', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  afterEach(() => jest.restoreAllMocks())

  test('announces an alert only when requested', () => {
    render(
      <>
        <Alert tone="info">Free delivery from $99.</Alert>
        <Alert tone="warning" title="Price changed" announce="polite">
          Now $54.99.
        </Alert>
        <Alert tone="error" announce="assertive">
          Your cart could not be saved.
        </Alert>
      </>,
    )
    expect(screen.getByRole('status')).toHaveTextContent('Price changedNow $54.99.')
    expect(screen.getByRole('alert')).toHaveTextContent('Your cart could not be saved.')
  })

  test('says what is empty and offers an action', () => {
    render(
      <EmptyState icon="cart" title="Your cart is empty" action={<button type="button">Shop</button>}>
        What you add stays here.
      </EmptyState>,
    )
    expect(screen.getByRole('heading', { level: 2, name: 'Your cart is empty' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Shop' })).toBeVisible()
  })

  test('hides a skeleton from assistive technology and gives it the requested size', () => {
    const { container } = render(<Skeleton $height="2rem" $width="8rem" />)
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true')
    expect(getComputedStyle(container.firstChild as Element).blockSize).toBe('2rem')
  })

  test('names a spinner by its label', () => {
    render(<Spinner label="Loading reviews" />)
    expect(screen.getByRole('img', { name: 'Loading reviews' })).toBeInTheDocument()
  })

  function Fragile({ broken }: { broken: boolean }) {
    if (broken) throw new Error('no stock service')
    return <p>All well</p>
  }

  function Shop({ resetKey, onError }: { resetKey?: string; onError?: (error: unknown) => void }) {
    const [broken, setBroken] = useState(true)
    return (
      <>
        <h1>Shop</h1>
        <button type="button" onClick={() => setBroken(false)}>
          Fix
        </button>
        <ErrorBoundary
          resetKey={resetKey}
          onError={onError}
          fallback={({ retry }) => <SectionUnavailable what="Stock" retry={retry} />}
        >
          <Fragile broken={broken} />
        </ErrorBoundary>
      </>
    )
  }

  test('contains an error, reports it once, and retries', async () => {
    const onError = jest.fn()
    render(<Shop onError={onError} />)
    expect(screen.getByRole('heading', { name: 'Shop' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Stock is unavailable right now.')
    expect(onError).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Fix' }))
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('All well')).toBeVisible()
  })

  test('resets after navigation', async () => {
    const { rerender } = render(<Shop resetKey="/a" />)
    await userEvent.click(screen.getByRole('button', { name: 'Fix' }))
    expect(screen.getByRole('alert')).toBeVisible()
    rerender(<Shop resetKey="/b" />)
    expect(screen.getByText('All well')).toBeVisible()
  })

  test('says that the connection is missing, and retries by itself when it is back', () => {
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const retry = jest.fn()
    render(<SectionUnavailable what="This page" retry={retry} />)
    expect(screen.getByRole('alert')).toHaveTextContent('This page couldn’t load because you are offline.')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    isOnline.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(retry).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
