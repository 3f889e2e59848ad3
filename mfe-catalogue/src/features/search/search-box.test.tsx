import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi } from '@shop/shared-api/testing/fake-api'
import { makeList } from '@shop/shared-api/testing/product-list'
import { SearchBox } from './search-box'

function show() {
  const went: string[] = []
  const api = createFakeApi({
    'GET /get-products': ({ query }) => makeList({ total: query.get('search') === 'zzz' ? 0 : 2 }),
  })
  render(
    <SearchBox
      api={api}
      onSearch={(query) => went.push(`search ${query}`)}
      onProduct={(id) => went.push(`product ${id}`)}
    />,
  )
  return { api, went, field: screen.getByRole('combobox', { name: 'Search the shop' }) }
}

describe('SearchBox', () => {
  test('suggests products with images and announces how many were found', async () => {
    const { field } = show()
    await userEvent.type(field, 'glo')
    expect(await screen.findAllByRole('option')).toHaveLength(2)
    expect(field).toHaveAttribute('aria-expanded', 'true')
    expect(screen.getByText('2 products found')).toHaveAttribute('role', 'status')
  })

  test('debounces fast typing into one request', async () => {
    const { field, api } = show()
    await userEvent.type(field, 'gloves', { delay: 5 })
    await screen.findAllByRole('option')
    expect(api.calls.map(({ query }) => query.get('search'))).toEqual(['gloves'])
  })

  test('searches for the input on Enter', async () => {
    const { field, went } = show()
    await userEvent.type(field, ' ring gloves {Enter}')
    expect(went).toEqual(['search ring gloves'])
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
    const [first, second] = await screen.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(second).toHaveAttribute('aria-selected', 'true')
    expect(field).toHaveAttribute('aria-activedescendant', second?.id)
    await userEvent.keyboard('{ArrowUp}')
    expect(first).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{Enter}')
    expect(went).toEqual(['product 1'])
  })

  test('wraps from the last suggestion to the field', async () => {
    const { field, went } = show()
    await userEvent.type(field, 'glo')
    await screen.findAllByRole('option')
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{Enter}')
    expect(went).toEqual(['search glo'])
  })

  test('says so when nothing matches', async () => {
    const { field } = show()
    await userEvent.type(field, 'zzz')
    await waitFor(() => expect(screen.getByText(/No results for “zzz”/)).toBeVisible())
    expect(field).toHaveAttribute('aria-expanded', 'false')
  })
})
