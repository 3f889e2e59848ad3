import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'

const review = (more: object = {}) => ({
  record: {
    id: 4,
    product: 'Sparring gloves',
    status: 'published',
    rating: 4,
    title: 'Good',
    comment: 'Good padding.',
    name: 'Maya',
    email: 'maya@example.com',
    verifiedPurchase: true,
    fit: 'true',
    reply: null as string | null,
    repliedAt: null as string | null,
    received: '2026-11-22 09:00',
    ...more,
  },
  tables: { pictures: [{ file: '/api/staff/files/reviews/a.webp' }] },
})
const answered = review({ reply: 'Thank you.', repliedAt: '2026-11-23 09:00' })

describe('review page', () => {
  test('publishes an answer and removes it', async () => {
    let shown = review()
    const { inputs } = openConsole('/operations/inbox/reviews/4', {
      'ratings.show': () => shown,
      'ratings.reply': ({ text }) => {
        shown = text === null ? review() : answered
        return { done: text === null ? 'Removed the answer of review 4.' : 'Answered review 4.' }
      },
    })
    await userEvent.type(await screen.findByLabelText('Answer'), 'Thank you.')
    await userEvent.click(screen.getByRole('button', { name: 'Publish answer' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Remove answer' }))
    expect(await screen.findByText('Removed the answer of review 4.')).toBeInTheDocument()
    expect(inputs('ratings.reply')).toEqual([
      { id: 4, text: 'Thank you.', shown: null },
      { id: 4, text: null, shown: 'Thank you.' },
    ])
  })

  test('shows the answer of someone else, and saves over it on request', async () => {
    const conflict = { code: 'conflict', message: 'Someone else answered.', current: { reply: 'Thank you.' } }
    const { inputs } = openConsole('/operations/inbox/reviews/4', {
      'ratings.show': () => review(),
      'ratings.reply': ({ shown }) => (shown === null ? Response.json(conflict, { status: 409 }) : { done: 'Saved.' }),
    })
    await userEvent.type(await screen.findByLabelText('Answer'), 'Great.')
    await userEvent.click(screen.getByRole('button', { name: 'Publish answer' }))
    expect(await screen.findByLabelText('Their version')).toHaveTextContent('Thank you.')
    await userEvent.click(screen.getByRole('button', { name: 'Keep my answer' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save answer' }))
    await waitFor(() => expect(inputs('ratings.reply').at(-1)).toEqual({ id: 4, text: 'Great.', shown: 'Thank you.' }))
  })

  test('hides a published review after a confirmation, and shows its pictures', async () => {
    const { inputs } = openConsole('/operations/inbox/reviews/4', {
      'ratings.show': () => review(),
      'ratings.decline': () => ({ done: 'Review 4 is declined.' }),
    })
    expect(await screen.findByRole('img', { name: 'Picture' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }))
    await userEvent.click((await screen.findAllByRole('button', { name: 'Hide' })).at(-1)!)
    await waitFor(() => expect(inputs('ratings.decline')).toEqual([{ id: 4 }]))
  })
})
