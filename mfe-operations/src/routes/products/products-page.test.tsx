import { screen, within } from '@testing-library/react'
import { openConsole } from '../../testing/open-console'

const line = {
  id: 7,
  title: 'Bag Glove',
  category: 'Gloves',
  state: 'draft',
  picture: '/api/media/products/glove.classic.black',
  price: '60.00',
  sale_price: '45.00',
  stock: 13,
}

describe('products page', () => {
  test('lists products by the filters of its address, with state, price and stock', async () => {
    const { inputs } = openConsole('/operations/products?search=glove&state=draft', {
      'products.list': () => ({ rows: [line] }),
      'categories.list': () => ({ rows: [{ category: 'gloves', title: 'Gloves' }] }),
    })
    const row = within(await screen.findByRole('row', { name: /Bag Glove/ }))
    expect(row.getByRole('link', { name: 'Bag Glove' })).toHaveAttribute('href', '/operations/products/7')
    expect(row.getByText('$45.00')).toBeInTheDocument()
    expect(row.getByText('13')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'New product' })).toHaveAttribute('href', '/operations/products/new')
    expect(inputs('products.list')).toEqual([{ search: 'glove', state: 'draft', limit: 50 }])
  })
})
