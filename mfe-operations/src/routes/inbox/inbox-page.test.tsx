import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'

const review = {
  id: 4,
  product: 'Sparring gloves',
  status: 'pending',
  rating: 4,
  name: 'Maya',
  email: 'maya@example.com',
  bought: true,
  comment: 'Good padding.',
  pictures: '/api/staff/files/reviews/a.webp, /api/staff/files/reviews/b.webp',
}

describe('inbox page', () => {
  test('lists messages by status and text, with what is new in tabs and navigation', async () => {
    const message = { id: 12, name: 'Sam', status: 'new', message: 'Do you ship to Guam?', assigned_to: null }
    const { inputs } = openConsole('/operations/inbox?status=new', {
      'messages.list': () => ({ rows: [{ ...message, received: '2026-11-22 09:00' }], next: null }),
      'inbox.counts': () => ({ record: { messages: 3, reports: 0, reviews: 2 } }),
    })
    expect(await screen.findByRole('link', { name: 'Sam' })).toHaveAttribute('href', '/operations/inbox/messages/12')
    expect(screen.getByRole('link', { name: 'Messages 3 new' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Authenticity reports' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    expect(screen.getByRole('link', { name: 'Inbox 5 new' })).toBeInTheDocument()
    await userEvent.type(screen.getByLabelText('Name, email or text'), 'guam')
    await waitFor(() => expect(inputs('messages.list').at(-1)).toEqual({ status: 'new', text: 'guam', limit: 50 }))
  })

  test('states that nothing matches the filters', async () => {
    openConsole('/operations/inbox/reports?status=done', { 'reports.list': () => ({ rows: [], next: null }) })
    expect(await screen.findByText('Nothing matches these filters.')).toBeInTheDocument()
  })

  test('publishes a review after a confirmation', async () => {
    let waiting = [review]
    const { inputs } = openConsole('/operations/inbox/reviews', {
      'ratings.list': () => ({ rows: waiting }),
      'ratings.publish': () => {
        waiting = []
        return { done: 'Review 4 is published.' }
      },
    })
    expect(await screen.findByRole('img', { name: '4 of 5 stars' })).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'Picture 2 of 2' })).toHaveAttribute(
      'src',
      '/api/staff/files/reviews/b.webp',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(inputs('ratings.publish')).toEqual([])
    const dialog = await screen.findByRole('dialog', { name: 'Publish this review?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Review 4 is published.')).toBeInTheDocument()
    expect(inputs('ratings.publish')).toEqual([{ id: 4 }])
    expect(await screen.findByText('No reviews wait for a decision.')).toBeInTheDocument()
  })

  test('shows mails that failed, and sends one again', async () => {
    const mail = {
      id: 9,
      to: 'sam@example.com',
      mail: 'order-placed',
      tries: 3,
      next: '2026-11-22 10:00',
      error: 'Refused',
    }
    const { inputs } = openConsole('/operations/inbox/mails', {
      'mails.stuck': () => ({ rows: [mail] }),
      'mails.retry': () => ({ done: 'Mail 9 will be retried immediately.' }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Send again' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send again' }))
    await waitFor(() => expect(inputs('mails.retry')).toEqual([{ id: 9 }]))
  })
})
