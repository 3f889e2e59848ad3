import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi } from '@shop/shared-api/testing/fake-api'
import { makeList } from '@shop/shared-api/testing/product-list'
import { makeSummary } from '@shop/shared-api/testing/products'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { SearchBox } from './search-box'

function show(initial = '', isTyping = false) {
  const went: string[] = []
  const api = createFakeApi({
    'GET /get-products': ({ query }) => {
      const search = query.get('search')
      if (search === null) return { ...makeList(), data: [makeSummary({ id: 9, title: 'Bestseller' })] }
      return makeList({ total: ['zzz', 'returns'].includes(search) ? 0 : 2 })
    },
    'GET /get-page-list': () => ({ data: [{ slug: 'open-mat', title: 'Open mat' }] }),
  })
  const box = (
    <SearchBox
      api={api}
      initial={initial}
      isTyping={isTyping}
      onSearch={(query) => went.push(`search ${query}`)}
      onOpen={(to) => went.push(`open ${to}`)}
      onLeave={() => went.push('leave')}
    />
  )
  const router = createMemoryRouter([{ path: '*', element: box }])
  render(<RouterProvider router={router} />)
  const searches = () =>
    api.calls.flatMap(({ name, query }) => (name === 'GET /get-products' ? (query.get('search') ?? []) : []))
  const field = screen.getByRole('combobox', { name: 'Search the shop' })
  return { searches, went, field, address: () => router.state.location.pathname }
}
const findGroup = async (name: string) =>
  within(await screen.findByRole('group', { name }))
    .getAllByRole('option')
    .map((option) => [option.textContent, option.getAttribute('href')])

describe('SearchBox', () => {
  test('suggests products with images and announces how many were found', async () => {
    const { field } = show()
    await userEvent.type(field, 'glo')
    expect((await findGroup('Products')).map(([, to]) => to)).toEqual(['/shop/1', '/shop/2'])
    expect(await findGroup('Categories')).toEqual([['Boxing gloves', '/product/list/boxing-gloves']])
    expect(field).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText('2 products found')).toHaveAttribute('role', 'status')
  })

  test('debounces fast typing into one request', async () => {
    const { field, searches } = show()
    await userEvent.type(field, 'gloves', { delay: 5 })
    await findGroup('Products')
    expect(searches()).toEqual(['gloves'])
  })

  test('searches for the input on Enter', async () => {
    const { field, went } = show()
    await userEvent.type(field, ' ring gloves {Enter}')
    expect(went).toEqual(['search ring gloves'])
  })

  test('goes on where typing began elsewhere', async () => {
    const { field } = show('glo', true)
    field.focus()
    await userEvent.keyboard('ve')
    expect(field).toHaveValue('glove')
  })

  test('searches by the button too', async () => {
    const { field, went } = show()
    await userEvent.type(field, 'belt')
    await userEvent.click(screen.getByRole('button', { name: 'Search' }))
    expect(went).toEqual(['search belt'])
  })

  test('selects a suggestion with the arrow keys and opens it on Enter', async () => {
    const { field, went } = show()
    await userEvent.type(field, 'glo')
    await findGroup('Products')
    const [first, second] = screen.getAllByRole('option')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(second).toHaveAttribute('aria-selected', 'true')
    expect(field).toHaveAttribute('aria-activedescendant', second?.id)
    await userEvent.keyboard('{ArrowUp}')
    expect(first).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    expect(went).toEqual(['open /product/list/boxing-gloves'])
  })

  test('wraps from the last suggestion to the field', async () => {
    const { field, went } = show()
    await userEvent.type(field, 'glo')
    await findGroup('Products')
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{Enter}')
    expect(went).toEqual(['search glo'])
  })

  test('opens a pressed suggestion as a link, and stays when it opens in a new tab', async () => {
    const { field, went, address } = show()
    await userEvent.type(field, 'glo')
    await findGroup('Products')
    const option = screen.getByRole('option', { name: /Ring gloves 1/ })
    fireEvent.click(option, { ctrlKey: true })
    expect([went, address()]).toEqual([[], '/'])
    await userEvent.click(option)
    expect([went, address()]).toEqual([['leave'], '/shop/1'])
  })

  test('suggests pages, also those without products and the merchant’s own', async () => {
    const { field } = show()
    await userEvent.type(field, 'returns')
    expect(await findGroup('Pages')).toEqual([['Returns', '/returns']])
    await userEvent.clear(field)
    await userEvent.type(field, 'open mat')
    await waitFor(async () => expect(await findGroup('Pages')).toEqual([['Open mat', '/pages/open-mat']]))
  })

  test('shows popular products in the beginning and when nothing matches', async () => {
    const { field } = show()
    expect((await findGroup('Popular products')).map(([, to]) => to)).toEqual(['/shop/9'])
    await userEvent.type(field, 'zzz')
    await waitFor(() => expect(screen.getByText(/No results for “zzz”/)).toBeVisible())
    expect(await findGroup('Popular products')).toHaveLength(1)
  })

  test('begins with the query of the page', async () => {
    const { field, searches } = show('wraps')
    expect(field).toHaveValue('wraps')
    await waitFor(() => expect(searches()).toEqual(['wraps']))
  })
})
