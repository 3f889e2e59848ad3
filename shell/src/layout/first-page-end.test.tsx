import { act, render } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { FirstPageEnd } from './first-page-end'

const { dataset } = document.documentElement

describe('FirstPageEnd', () => {
  test('marks a page as the first until navigation, not until a reload of its data', async () => {
    dataset['first'] = ''
    let answer: (data: null) => void = () => undefined
    const frame = (
      <>
        <FirstPageEnd />
        <Outlet />
      </>
    )
    const router = createMemoryRouter(
      [
        {
          element: frame,
          children: [
            { path: '/', element: <p>Home</p> },
            { path: '/shop', element: <p>Shop</p>, loader: () => new Promise((resolve) => (answer = resolve)) },
          ],
        },
      ],
      { initialEntries: ['/'] },
    )
    render(<RouterProvider router={router} />)
    await act(() => router.revalidate())
    expect(dataset).toHaveProperty('first')
    await act(async () => void router.navigate('/shop'))
    expect(dataset).toHaveProperty('first')
    await act(async () => answer(null))
    expect(dataset).not.toHaveProperty('first')
  })
})
