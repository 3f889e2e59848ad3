import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'

const refused = () => Response.json({ code: 'unauthenticated', message: 'Sign in.' }, { status: 401 })

describe('console layout', () => {
  test('leads to the sign-in page without a session, and back afterwards', async () => {
    const { path } = openConsole('/operations/orders?status=confirmed', {}, { 'GET /staff/session': refused })
    await waitFor(() => expect(path()).toBe('/operations/sign-in?next=%2Foperations%2Forders%3Fstatus%3Dconfirmed'))
  })

  test('leads to the setup of a shop without staff', async () => {
    const noStaff = () => Response.json({ code: 'no_staff', message: 'Set it up.' }, { status: 401 })
    const { path } = openConsole('/operations/audit', {}, { 'GET /staff/session': noStaff })
    await waitFor(() => expect(path()).toBe('/operations/setup'))
  })

  test('leads to the sign-in page when the session ends', async () => {
    const { path } = openConsole('/operations/audit', { 'audit.list': refused })
    await waitFor(() => expect(path()).toBe('/operations/sign-in?next=%2Foperations%2Faudit'))
  })

  test('opens and closes the menu of a phone', async () => {
    openConsole('/operations/audit', { 'audit.list': () => ({ rows: [] }), 'stock.list': () => ({ rows: [] }) })
    const menu = await screen.findByRole('button', { name: 'Menu' })
    expect(menu).toHaveAttribute('aria-expanded', 'false')
    await userEvent.click(menu)
    expect(menu).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(screen.getByRole('link', { name: 'Stock' }))
    await waitFor(() => expect(menu).toHaveAttribute('aria-expanded', 'false'))
  })
})
