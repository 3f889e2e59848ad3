import '@shop/account-contract'
import type { WidgetProps } from '@shop/shared-ui'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FrameOverlays } from '../overlays/frame-overlays'
import { showInFrame } from '../testing/show-in-frame'
import { SearchField } from './search-field'

const Drawer = ({ open, query }: WidgetProps['catalogue/search-drawer']) =>
  open ? <div role="dialog">Searching for {query}</div> : null

function show(path = '/', load = () => Promise.resolve({ Widget: Drawer } as never)) {
  const frame = (
    <FrameOverlays>
      <SearchField />
    </FrameOverlays>
  )
  const shown = showInFrame({ frame, path, widgets: { load, peek: () => undefined } })
  return { ...shown, field: screen.getByRole('searchbox', { name: 'Search the shop' }) }
}

describe('SearchField', () => {
  test('is a GET form of the shop for browsers without scripts', () => {
    const { field } = show()
    const form = field.closest('form')
    expect([form?.getAttribute('action'), form?.method, field.getAttribute('name')]).toEqual(['/shop', 'get', 'search'])
  })

  test('opens the search drawer with what is typed', async () => {
    const { field } = show()
    await userEvent.type(field, 'gi')
    expect(await screen.findByRole('dialog')).toHaveTextContent('Searching for gi')
  })

  test('searches by itself when the drawer is down', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const { field, address } = show('/', () => Promise.reject(new Error('down')))
    await userEvent.type(field, 'gloves{Enter}')
    expect(address()).toBe('/shop?search=gloves')
    expect(field).toHaveValue('gloves')
  })

  test('shows the query of the results on the page', () => {
    expect(show('/shop?search=gi').field).toHaveValue('gi')
  })
})
