import { ApiError } from '@shop/shared-api'
import { DialogHost } from '@shop/shared-ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom'
import { ContentBoundary } from './content-boundary'

/** Navigates from a working page to one with a loader that fails with this error. */
async function goWhereLoadingFails(failure: unknown) {
  const router = createMemoryRouter([
    {
      ErrorBoundary: ContentBoundary,
      children: [
        { path: '/', element: <p>The page before</p> },
        { path: '/failing', element: <p>Never</p>, loader: () => Promise.reject(failure as Error) },
      ],
    },
  ])
  render(
    <>
      <RouterProvider router={router} />
      <DialogHost />
    </>,
  )
  await act(() => router.navigate('/failing'))
}

describe('ContentBoundary', () => {
  test('shows an API error in a dialog above a section that can be retried', async () => {
    await goWhereLoadingFails(new ApiError(503, 'unavailable', 'Please try again in a moment.'))
    const dialog = await screen.findByRole('dialog', { name: 'Error!' })
    expect(dialog).toHaveTextContent('Please try again in a moment.')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible()
  })

  test('shows each of several errors in its own dialog', async () => {
    const errors = [
      { field: 'page', message: 'The page is too far.' },
      { field: 'sort', message: 'The order is unknown.' },
    ]
    await goWhereLoadingFails(new ApiError(400, 'malformed', 'Refused.', errors))
    expect(await screen.findByRole('dialog', { name: 'Error!' })).toHaveTextContent('The page is too far.')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(await screen.findByText('The order is unknown.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  })

  test.each([data('', { status: 404 }), new ApiError(401, 'unauthorized', 'Log in.'), new Error('A fault of code')])(
    'shows no dialog for not-found, forbidden and code errors',
    async (failure) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined)
      await goWhereLoadingFails(failure)
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    },
  )

  test.each([
    [new TypeError('A fault of code'), 1],
    [new ApiError(503, 'unavailable', 'Please try again in a moment.'), 0],
    [data('', { status: 404 }), 0],
  ])('reports %s to the watch of the page %i times', async (failure, times) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const watchPage = jest.fn()
    Object.assign(globalThis, { watchPage })
    await goWhereLoadingFails(failure)
    expect(watchPage).toHaveBeenCalledTimes(times)
    if (times > 0) expect(watchPage).toHaveBeenCalledWith('error', expect.objectContaining({ name: 'TypeError' }))
  })
})
