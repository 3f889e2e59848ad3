import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { showInFrame } from '../layout/testing/show-in-frame'
import { NotFound } from './not-found'

const notFound = { path: '/nowhere', element: <NotFound /> }

describe('NotFound', () => {
  test('offers a search on an unknown page', async () => {
    const { address } = showInFrame({ routes: [notFound], path: '/nowhere' })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Down for the count')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the shop' }), 'red gloves{Enter}')
    expect(await screen.findByRole('heading', { name: 'Another page' })).toBeInTheDocument()
    expect(address()).toBe('/shop?search=red+gloves')
  })

  test('offers popular categories on an unknown page', () => {
    showInFrame({ routes: [notFound], path: '/nowhere' })
    expect(screen.getByRole('link', { name: 'Belts' })).toHaveAttribute('href', '/product/list/belts')
  })

  test('without a menu the page still helps', () => {
    showInFrame({ routes: [notFound], path: '/nowhere', data: { settings: null, menu: null } })
    expect(screen.getByRole('searchbox')).toBeInTheDocument()
    expect(screen.queryByText('Popular categories')).not.toBeInTheDocument()
  })
})
