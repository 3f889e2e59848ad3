import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorResponse, type Handlers } from '@shop/shared-api/testing/fake-api'
import { openPage } from '../../testing/open-page'
import { rosterKey, rosterSheet } from '../../testing/roster-sheet'

const sheet = (open: boolean) => ({ data: { ...rosterSheet, open } })

async function enter(name: string, answers: Handlers) {
  openPage(`/wholesaler/team/${rosterKey}`, { 'GET /roster-sheets/:key': () => sheet(true), ...answers })
  await userEvent.type(await screen.findByLabelText(/^Your name/), name)
  await userEvent.selectOptions(screen.getByLabelText(/^Size/), 'A2')
  await userEvent.type(screen.getByLabelText(/^Number/), '7')
  await userEvent.click(screen.getByRole('button', { name: 'Enter' }))
}
const entries = 'POST /roster-sheets/:key/entries'

describe('team roster page', () => {
  test('submits a member’s name, size and number', async () => {
    let sent: unknown
    await enter('Cy Young', {
      [entries]: ({ body }) => {
        sent = body
        return { success: true, message: 'You’re on the roster.' }
      },
    })
    expect(await screen.findByText('You’re on the roster')).toBeVisible()
    expect(sent).toEqual({ name: 'Cy Young', size: 'A2', number: '7' })
  })

  test('refers a duplicate name to the coach and keeps the input', async () => {
    const message = 'This name is already on the roster. To change it, ask your coach.'
    await enter('Cy Young', { [entries]: () => errorResponse(409, 'name_taken', message) })
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText(/^Your name/)).toHaveValue('Cy Young')
  })

  test('closes if the deadline passes while it is filled in, as the server reports', async () => {
    const isOpen = jest.fn().mockReturnValueOnce(true).mockReturnValue(false)
    await enter('Cy Young', {
      'GET /roster-sheets/:key': () => sheet(isOpen()),
      [entries]: () => errorResponse(409, 'closed', 'This roster is closed. Please ask your coach.'),
    })
    expect(await screen.findByText('This roster is closed')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Enter' })).toBeNull()
  })

  test('is closed after the deadline regardless of the visitor’s clock', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-01T12:00:00Z'))
    openPage(`/wholesaler/team/${rosterKey}`, { 'GET /roster-sheets/:key': () => sheet(false) })
    expect(await screen.findByText('This roster is closed')).toBeVisible()
    expect(screen.queryByLabelText(/^Your name/)).toBeNull()
    jest.restoreAllMocks()
  })
})
