import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answeringApi, Refusal } from '../../testing/answering-api'
import { makeSummary } from '../../testing/products'
import { showScreen } from '../../testing/show-screen'
import { WishlistProducts } from './wishlist-products'

const show = (ids: number[], answer: () => unknown) => {
  const api = answeringApi({ 'GET /get-recent-view': answer })
  const Component = () => (
    <>
      <h1>Wishlist</h1>
      <WishlistProducts ids={ids} api={api} />
    </>
  )
  return showScreen({ screen: { Component }, path: '/', at: '/', api })
}

test('a wishlist that could not be fetched says so, and is there on another try', async () => {
  let isUp = false
  await show([7], () => {
    if (!isUp) throw new Refusal(503)
    return { data: [makeSummary({ id: 7 })] }
  })
  expect(await screen.findByText(/^Your wishlist is unavailable right now/)).toBeVisible()
  isUp = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Ring gloves' })).toBeVisible()
})

test('a wishlist keeps room for its products while they are on the way, and tells an empty one apart', async () => {
  const { container, unmount } = await show([7], () => new Promise(() => undefined))
  expect(container.querySelector('ul')).toHaveAttribute('aria-busy', 'true')
  unmount()
  await show([], () => ({ data: [] }))
  expect(screen.getByText('Nothing here yet')).toBeVisible()
})
