import '@shop/account-contract'
import { isLoggedInHint, type Api } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { ApiContext } from '../api-context'
import { createFakeApi, errorResponse } from '@shop/shared-api/testing/fake-api'
import { signIn } from '../testing/people'
import { Widget } from './settings-sheet'

function openSheet(api: Api, onClose = () => undefined as void) {
  render(
    <ApiContext value={api}>
      <MemoryRouter initialEntries={['/settings/order']}>
        <Widget open onClose={onClose} />
      </MemoryRouter>
    </ApiContext>,
  )
  return screen.findByRole('dialog', { name: 'Account' })
}

beforeEach(() => signIn())

describe('account sheet', () => {
  test('links to each account page, marks the current one and closes on navigation', async () => {
    const onClose = jest.fn()
    const links = within(await openSheet(createFakeApi({}), onClose)).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['Account', 'Password', 'Order', 'Order Track', 'Payment'])
    expect(links.filter((link) => link.getAttribute('aria-current') === 'page')).toEqual([links[2]])
    await userEvent.click(links[4]!)
    expect(onClose).toHaveBeenCalledTimes(1)
  })

  test('logs out even if the API is unreachable', async () => {
    const ended = jest.fn()
    const subscription = bus.stream('session/ended').subscribe(ended)
    const api = createFakeApi({
      'POST /logout': () => errorResponse(503, 'refused', 'Please try again'),
    })
    const onClose = jest.fn()
    const sheet = await openSheet(api, onClose)
    await userEvent.click(within(sheet).getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(ended).toHaveBeenCalledWith({ reason: 'logout' }))
    expect(isLoggedInHint()).toBe(false)
    expect(api.named('POST /logout')[0]?.headers.get('x-session-id')).toBe('session-of-dana')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    subscription.unsubscribe()
  })
})
