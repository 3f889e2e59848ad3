import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'
import { owner } from '../../testing/owner'
import type { EntryAnswer } from './entry'

const message = (more: Partial<EntryAnswer['record']> = {}, answers: EntryAnswer['tables']['answers'] = []) => ({
  record: {
    id: 12,
    name: 'Sam',
    email: 'sam@example.com',
    phone: null,
    message: 'Do you ship to Guam?',
    status: 'read',
    assigned_to: null,
    version: 1,
    received: '2026-11-22 09:00',
    ...more,
  },
  tables: { answers },
})
const answer = { id: 7, at: '2026-11-22 10:00', by: 'lee@example.com', text: 'Yes, by air.' }
const refused = (current: EntryAnswer) =>
  Response.json({ code: 'conflict', message: 'Someone else changed this message.', current }, { status: 409 })

describe('entry page', () => {
  test('marks a new message as read once, and not for those who only read', async () => {
    let status = 'new'
    const answers = {
      'messages.show': () => message({ status }),
      'messages.move': () => {
        status = 'read'
        return { done: 'Message 12 is read.' }
      },
    }
    const { inputs, heading } = openConsole('/operations/inbox/messages/12', answers)
    await heading('Message from Sam')
    expect(await screen.findByText('Read')).toBeInTheDocument()
    expect(inputs('messages.move')).toEqual([{ id: 12, to: 'read' }])
  })

  test('leaves a message new for those who only read, who see no form', async () => {
    const session = { ...owner, operations: ['messages.list', 'messages.show'] }
    const { inputs, heading } = openConsole(
      '/operations/inbox/messages/12',
      { 'messages.show': () => message({ status: 'new' }) },
      { 'GET /staff/session': () => session },
    )
    await heading('Message from Sam')
    expect(screen.queryByRole('button', { name: 'Send answer' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Mark as done' })).not.toBeInTheDocument()
    expect(inputs('messages.move')).toEqual([])
  })

  test('sends an answer, shows it in the thread and empties the form', async () => {
    let shown = message()
    const { inputs } = openConsole('/operations/inbox/messages/12', {
      'messages.show': () => shown,
      'messages.answer': () => {
        shown = message({ status: 'done', version: 2 }, [answer])
        return { done: 'Mailed your answer to sam@example.com.' }
      },
    })
    const field = await screen.findByLabelText('Answer')
    await userEvent.type(field, 'Yes, by air.')
    await userEvent.click(screen.getByLabelText('Mark as done'))
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(await screen.findByText('Mailed your answer to sam@example.com.')).toBeInTheDocument()
    expect(inputs('messages.answer')).toEqual([{ id: 12, text: 'Yes, by air.', done: true, version: 1 }])
    const thread = await screen.findByRole('region', { name: 'Answer' })
    expect(within(thread).getByText('lee@example.com, 2026-11-22 10:00 UTC')).toBeInTheDocument()
    expect(field).toHaveValue('')
    expect(await screen.findByRole('button', { name: 'Reopen' })).toBeInTheDocument()
  })

  test('shows the answer of someone else next to the own one, which is sent on the next try', async () => {
    const theirs = message({ status: 'answered', version: 2 }, [answer])
    const { inputs } = openConsole('/operations/inbox/messages/12', {
      'messages.show': () => message(),
      'messages.answer': ({ version }) => (version === 2 ? { done: 'Mailed.' } : refused(theirs)),
    })
    const field = await screen.findByLabelText('Answer')
    await userEvent.type(field, 'Not yet.')
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
    expect(await screen.findByLabelText('Their version')).toHaveTextContent(
      'lee@example.com answered at 2026-11-22 10:00 UTC: Yes, by air.',
    )
    expect(field).toHaveValue('Not yet.')
    expect(screen.getByRole('region', { name: 'Answer' })).toHaveTextContent('Yes, by air.')
    await userEvent.click(screen.getByRole('button', { name: 'Keep my answer' }))
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
    await waitFor(() => expect(inputs('messages.answer').at(-1)).toMatchObject({ text: 'Not yet.', version: 2 }))
  })

  test('discards the own answer for the one of someone else', async () => {
    openConsole('/operations/inbox/messages/12', {
      'messages.show': () => message(),
      'messages.answer': () => refused(message({ status: 'answered', version: 2 }, [answer])),
    })
    const field = await screen.findByLabelText('Answer')
    await userEvent.type(field, 'Not yet.')
    await userEvent.click(screen.getByRole('button', { name: 'Send answer' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Discard my answer' }))
    expect(field).toHaveValue('')
    expect(field).toHaveFocus()
    expect(screen.queryByLabelText('Their version')).not.toBeInTheDocument()
  })

  test('is assigned to the person who is signed in', async () => {
    let assigned: string | null = null
    const { inputs } = openConsole('/operations/inbox/messages/12', {
      'messages.show': () => message({ assigned_to: assigned }),
      'messages.assign': ({ to }) => {
        assigned = to as string | null
        return { done: 'Assigned.' }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Assign to me' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Unassign' }))
    await screen.findByRole('button', { name: 'Assign to me' })
    expect(inputs('messages.assign')).toEqual([
      { id: 12, to: owner.email, version: 1 },
      { id: 12, to: null, version: 1 },
    ])
  })

  test('shows the state of someone else after a refused step', async () => {
    const shown = [message(), message({ status: 'done', version: 2 })]
    openConsole('/operations/inbox/messages/12', {
      'messages.show': () => shown.shift() ?? message({ status: 'done', version: 2 }),
      'messages.move': () => refused(message({ status: 'done', version: 2 })),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as done' }))
    expect(await screen.findByText('Someone else changed this message.')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Reopen' })).toBeInTheDocument()
  })

  test('marks a message as new again and goes back to the list', async () => {
    const { path } = openConsole('/operations/inbox/messages/12', {
      'messages.show': () => message(),
      'messages.move': () => ({ done: 'Message 12 is new.' }),
      'messages.list': () => ({ rows: [], next: null }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as new' }))
    await waitFor(() => expect(path()).toBe('/operations/inbox'))
  })

  test('shows a report with its code, seller and photos', async () => {
    const report = message({ barcode: 'IC-1', seller: 'Market' })
    const photos = [{ file: '/api/staff/files/authenticity/a.webp' }]
    openConsole('/operations/inbox/reports/12', {
      'reports.show': () => ({ ...report, tables: { ...report.tables, photos } }),
    })
    expect(await screen.findByRole('img', { name: 'Photo' })).toHaveAttribute('src', photos[0]!.file)
    expect(screen.getByText('IC-1')).toBeInTheDocument()
    expect(screen.getByText('Market')).toBeInTheDocument()
  })
})
