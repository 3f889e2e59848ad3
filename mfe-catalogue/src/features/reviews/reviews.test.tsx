import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi } from '@shop/shared-api/testing/fake-api'
import { Reviews } from './reviews'

const review = (id: number, comment: string) => ({
  id,
  name: 'Ana',
  rating: 4,
  title: null,
  comment,
  fit: null,
  height_cm: 178,
  weight_kg: 75,
  images: [],
  verified_purchase: true,
  reply: null as { text: string; at: string } | null,
  created_at: '2026-05-12T10:00:00Z',
})
const first = {
  data: [review(1, 'Holds its shape.')],
  meta: { page: 1, limit: 10, total: 12, last_page: 2 },
  summary: {
    average: 4.2,
    count: 12,
    breakdown: [{ stars: 5, count: 12 }],
    fit: { small: 0, true: 9, large: 1 },
  },
}

function show() {
  const api = createFakeApi({
    'GET /get-ratings': ({ query }) =>
      query.get('page') === '2'
        ? { ...first, data: [review(2, 'Second page.')], meta: { ...first.meta, page: 2 } }
        : { ...first, data: [review(3, 'Four stars only.')], meta: { ...first.meta, total: 1, last_page: 1 } },
  })
  render(<Reviews productId={7} first={first} api={api} />)
  return { api, lastQuery: () => api.calls.at(-1)?.query.toString() }
}

describe('Reviews', () => {
  test('shows the average, the fit and the author of each review', () => {
    show()
    expect(screen.getByText('4.2')).toBeVisible()
    expect(screen.getByText(/90% of reviewers say it fits true to size/)).toBeVisible()
    expect(screen.getByText(/5′10″, 165 lb/)).toBeVisible()
  })

  test('shows the answer of the shop below its review only', () => {
    const reply = { text: 'Thank you, Ana.', at: '2026-05-14T10:00:00Z' }
    const data = [{ ...review(1, 'Holds its shape.'), reply }, review(2, 'Fine.')]
    render(<Reviews productId={7} first={{ ...first, data }} api={createFakeApi({})} />)
    const [answered, other] = screen.getAllByRole('article')
    expect(answered).toHaveTextContent('Our answer, May 14, 2026Thank you, Ana.')
    expect(other).not.toHaveTextContent('Our answer')
  })

  test('filters by stars and states how many match', async () => {
    const { lastQuery } = show()
    await userEvent.selectOptions(screen.getByLabelText('Stars'), '4 stars')
    expect(await screen.findByText('Four stars only.')).toBeVisible()
    expect(screen.queryByText('Holds its shape.')).toBeNull()
    expect(screen.getByText('1 review')).toHaveAttribute('role', 'status')
    expect(lastQuery()).toContain('stars=4')
  })

  test('requests sort order and photo filter together', async () => {
    const { lastQuery } = show()
    await userEvent.selectOptions(screen.getByLabelText('Sort reviews by'), 'Most helpful')
    await userEvent.click(screen.getByLabelText('With photos'))
    await waitFor(() => expect(lastQuery()).toMatch(/sort=helpful.*with_images=true/))
  })

  test('appends more reviews to the list', async () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Show more reviews' }))
    expect(await screen.findByText('Second page.')).toBeVisible()
    expect(screen.getByText('Holds its shape.')).toBeVisible()
  })
})
