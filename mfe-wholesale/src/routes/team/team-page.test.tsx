import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorResponse, type Handlers } from '@shop/shared-api/testing/fake-api'
import { sampleId } from '@shop/shared-api/testing/sample-id'
import { openPage } from '../../testing/open-page'
import { rosterKey, rosterSheet } from '../../testing/roster-sheet'

const sheet = (open: boolean) => ({ data: { ...rosterSheet, open } })

const chart = {
  id: 1,
  category_id: 3,
  title: 'Belts',
  unit: 'cm',
  columns: ['Size', 'Length'],
  rows: [['A2', '260']],
  how_to_measure: [],
}
const own = { entry_id: sampleId(1), secret: 'own' }

async function enter(name: string, answers: Handlers) {
  openPage(`/wholesaler/team/${rosterKey}`, {
    'GET /roster-sheets/:key': () => sheet(true),
    'GET /get-size-chart': () => ({ data: [chart] }),
    ...answers,
  })
  await userEvent.type(await screen.findByLabelText(/^Your name/), name)
  await userEvent.selectOptions(screen.getByLabelText(/^Size/), 'A2')
  await userEvent.type(screen.getByLabelText(/^Number/), '7')
  await userEvent.click(screen.getByRole('button', { name: 'Enter' }))
}
const entries = 'POST /roster-sheets/:key/entries'

beforeEach(() => localStorage.clear())

describe('team roster page', () => {
  test('has no size until one is chosen, and shows the size chart', async () => {
    const sent = jest.fn(() => ({ success: true as const, message: '', ...own }))
    openPage(`/wholesaler/team/${rosterKey}`, {
      'GET /roster-sheets/:key': () => sheet(true),
      'GET /get-size-chart': () => ({ data: [chart] }),
      [entries]: sent,
    })
    await userEvent.type(await screen.findByLabelText(/^Your name/), 'Dan')
    expect(screen.getByLabelText(/^Size/)).toHaveValue('')
    await userEvent.click(screen.getByRole('button', { name: 'Enter' }))
    await waitFor(() => expect(screen.getByLabelText(/^Size/)).toBeInvalid())
    expect(sent).not.toHaveBeenCalled()
    expect(await screen.findByRole('cell', { name: '260' })).toBeVisible()
  })

  test('lets members correct their own entry, after a reload too', async () => {
    const sent: unknown[] = []
    const change: Handlers = {
      [entries]: () => ({ success: true, message: '', ...own }),
      'POST /roster-sheets/:key/entries/:entry': ({ body, params }) => {
        sent.push({ key: params.key, entry: params.entry, ...body })
        return { success: true, message: '' }
      },
    }
    await enter('Cy Young', change)
    expect(await screen.findByText(/^Cy Young, size A2, number 7/)).toBeVisible()
    cleanup()
    openPage(`/wholesaler/team/${rosterKey}`, {
      'GET /roster-sheets/:key': () => sheet(true),
      'GET /get-size-chart': () => ({ data: [] }),
      ...change,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Change my entry' }))
    await userEvent.selectOptions(screen.getByLabelText(/^Size/), 'A1')
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
    expect(await screen.findByText(/^Cy Young, size A1, number 7/)).toBeVisible()
    expect(sent).toEqual([
      { key: rosterKey, entry: own.entry_id, name: 'Cy Young', size: 'A1', number: '7', secret: 'own' },
    ])
  })

  test('submits a member’s name, size and number', async () => {
    let sent: unknown
    await enter('Cy Young', {
      [entries]: ({ body }) => {
        sent = body
        return { success: true, message: 'You’re on the roster.', ...own }
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
