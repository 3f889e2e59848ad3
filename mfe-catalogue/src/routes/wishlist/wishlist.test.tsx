import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, errorResponse, neverResponds, type Handlers } from '@shop/shared-api/testing/fake-api'
import { makeSummary } from '@shop/shared-api/testing/products'
import { showScreen } from '../../testing/show-screen'
import { WishlistProducts } from './wishlist-products'

const show = (ids: number[], answer: Handlers['GET /get-recent-view']) => {
  const api = createFakeApi({ 'GET /get-recent-view': answer })
  const Component = () => (
    <main tabIndex={-1}>
      <h1>Wishlist</h1>
      <WishlistProducts ids={ids} api={api} />
    </main>
  )
  return showScreen({ screen: { Component }, path: '/', url: '/', api })
}

describe('wishlist page', () => {
  test('shows a failed load and recovers on retry', async () => {
    let isUp = false
    await show([7], () => {
      if (!isUp) return errorResponse(503)
      return { data: [makeSummary({ id: 7 })] }
    })
    expect(await screen.findByText(/^Your wishlist is unavailable right now/)).toBeVisible()
    isUp = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Ring gloves' })).toBeVisible()
  })

  test('shows placeholders while loading, unlike an empty list', async () => {
    const { container, unmount } = await show([7], neverResponds)
    expect(container.querySelector('ul')).toHaveAttribute('aria-busy', 'true')
    unmount()
    await show([], () => ({ data: [] }))
    expect(screen.getByText('Your wishlist is empty')).toBeVisible()
  })

  test('moves the focus to the next card on removal, and after the last to the page', async () => {
    const products = [makeSummary({ id: 7 }), makeSummary({ id: 8, title: 'Bag gloves' })]
    const heart = (title: string) => screen.findByRole('button', { name: `${title}: add to wishlist` })
    const { unmount } = await show([7, 8], () => ({ data: products }))
    await userEvent.click(await heart('Ring gloves'))
    expect(await heart('Bag gloves')).toHaveFocus()
    await userEvent.click(await heart('Bag gloves'))
    expect(await heart('Ring gloves')).toHaveFocus()
    unmount()
    await show([7], () => ({ data: products }))
    await userEvent.click(await heart('Ring gloves'))
    expect(screen.getByRole('main')).toHaveFocus()
  })
})
