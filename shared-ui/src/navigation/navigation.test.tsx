import { render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { Breadcrumb } from './breadcrumb'
import { pageNumbers, Pagination } from './pagination'
import { SkipLink } from './skip-link'

const inShop = (page: ReactElement) => render(<MemoryRouter>{page}</MemoryRouter>)

describe('navigation', () => {
  test('links to the parent pages and marks the current page', () => {
    inShop(
      <Breadcrumb
        items={[{ label: 'Home', to: '/' }, { label: 'Gloves', to: '/product/list/gloves' }, { label: 'Ring' }]}
      />,
    )
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' })
    expect(within(trail).getByRole('link', { name: 'Gloves' })).toHaveAttribute('href', '/product/list/gloves')
    expect(within(trail).getByText('Ring')).toHaveAttribute('aria-current', 'page')
  })

  test('renders pages as links and marks the current one', () => {
    inShop(<Pagination page={3} lastPage={9} hrefOf={(page) => `/shop?color=red&page=${page}`} />)
    const pages = screen.getByRole('navigation', { name: 'Pages' })
    expect(within(pages).getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
    expect(within(pages).getByRole('link', { name: 'Page 9' })).toHaveAttribute('href', '/shop?color=red&page=9')
    expect(within(pages).getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/shop?color=red&page=2')
    expect(within(pages).getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/shop?color=red&page=4')
  })

  test('omits the previous link on the first page, the next link on the last, and everything for a single page', () => {
    const { unmount } = inShop(<Pagination page={1} lastPage={2} hrefOf={String} />)
    expect(screen.queryByRole('link', { name: 'Previous page' })).toBeNull()
    unmount()
    inShop(<Pagination page={2} lastPage={2} hrefOf={String} />)
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull()
    expect(render(<Pagination page={1} lastPage={1} hrefOf={String} />).container).toBeEmptyDOMElement()
  })

  test.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 12, [1, 'gap', 4, 5, 6, 'gap', 12]],
    [12, 12, [1, 'gap', 11, 12]],
  ])('offers for page %i of %i the numbers %p', (page, lastPage, numbers) => {
    expect(pageNumbers(page, lastPage)).toEqual(numbers)
  })

  test('links to the content', () => {
    render(<SkipLink href="#main">Skip to content</SkipLink>)
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#main')
  })
})
