import { ApiError } from '@shop/shared-api'
import { DialogHost } from '@shop/shared-ui'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, data, RouterProvider } from 'react-router-dom'
import { ContentBoundary } from './content-boundary'

/** Goes from a page that stands to one whose loader fails with this. */
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

test('what the shop said of its failure stands in a dialog over a section that can be tried again', async () => {
  await goWhereLoadingFails(new ApiError(503, 'unavailable', 'Please try again in a moment.'))
  const dialog = await screen.findByRole('dialog', { name: 'Error!' })
  expect(dialog).toHaveTextContent('Please try again in a moment.')
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible()
})

test('each of several errors has its own dialog', async () => {
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
  'what is not there, not allowed or broken in itself raises no dialog',
  async (failure) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await goWhereLoadingFails(failure)
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
)
