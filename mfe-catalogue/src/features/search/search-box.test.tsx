import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi } from '../../testing/fake-api'
import { makeList } from '../../testing/product-list'
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

test('typing suggests products with their pictures and says how many were found', async () => {
  const { field } = show()
  await userEvent.type(field, 'glo')
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  expect(field).toHaveAttribute('aria-expanded', 'true')
  expect(screen.getByText('2 products found')).toHaveAttribute('role', 'status')
})

test('fast typing asks once, for the last words', async () => {
  const { field, api } = show()
  await userEvent.type(field, 'gloves', { delay: 5 })
  await screen.findAllByRole('option')
  expect(api.calls.map(({ query }) => query.get('search'))).toEqual(['gloves'])
})

test('Enter searches for what was typed', async () => {
  const { field, went } = show()
  await userEvent.type(field, ' ring gloves {Enter}')
  expect(went).toEqual(['search ring gloves'])
})

test('the button searches too', async () => {
  const { field, went } = show()
  await userEvent.type(field, 'belt')
  await userEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(went).toEqual(['search belt'])
})

test('arrows choose a suggestion, Enter goes to it', async () => {
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

test('past the last suggestion stands the field itself again', async () => {
  const { field, went } = show()
  await userEvent.type(field, 'glo')
  await screen.findAllByRole('option')
  await userEvent.keyboard('{ArrowUp}{ArrowDown}{Enter}')
  expect(went).toEqual(['search glo'])
})

test('words that find nothing say so', async () => {
  const { field } = show()
  await userEvent.type(field, 'zzz')
  await waitFor(() => expect(screen.getByText(/Nothing found for “zzz”/)).toBeVisible())
  expect(field).toHaveAttribute('aria-expanded', 'false')
})
