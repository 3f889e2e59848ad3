import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorResponse, type Handlers } from '@shop/shared-api/testing/fake-api'
import { sampleId } from '@shop/shared-api/testing/sample-id'
import { makeProduct, makeVariant } from '@shop/shared-api/testing/products'
import { openPage, signInWholesaler } from '../../testing/open-page'

const id = '11111111-1111-4111-8111-111111111111'
const entry = (name: string, size: string, number: string) => ({
  id: sampleId(name.codePointAt(0)!),
  name,
  size,
  number,
  at: '',
})
const roster = {
  id,
  title: 'Spring camp',
  product: { id: 7, title: 'Rank belt', thumbnail: '' },
  color: 'White',
  deadline: '2026-11-20T17:00:00Z',
  open: true,
  members: 3,
  ordered: null,
  share_path: '/wholesaler/team/key',
  sizes: ['A1', 'A2'],
  entries: [entry('Cy', 'A1', '7'), entry('Di', 'A1', ''), entry('Ed', 'A2', '10')],
}
const belt = makeProduct({
  title: 'Rank belt',
  productVariations: [
    makeVariant({ id: 71, size: 'A1', color: 'White', available: 90 }),
    makeVariant({ id: 72, size: 'A2', color: 'White', available: 0 }),
  ],
})

async function open(answers: Handlers = {}, onOrder?: (lines: unknown) => void) {
  signInWholesaler({ isVerified: false })
  const shop: Handlers = {
    'POST /rosters/:id/in-cart': () => ({ success: true, message: '' }),
    'GET /rosters/:id': () => ({ data: roster }),
    'GET /get-product/:id': () => ({ data: belt }),
  }
  openPage(`/wholesaler/rosters/${id}`, { ...shop, ...answers }, { onOrder })
  return screen.findByRole('region', { name: 'Members by size' })
}

describe('roster page', () => {
  test('shows entries by size and orders what is in stock', async () => {
    const ordered = jest.fn()
    const matrix = await open({}, ordered)
    expect(screen.getByRole('heading', { name: 'Spring camp' })).toBeVisible()
    const row = (name: string) =>
      [...within(matrix).getByRole('rowheader', { name }).parentElement!.children].map(({ textContent }) => textContent)
    expect(row('Cy').slice(0, 4)).toEqual(['Cy', '7', '●', ''])
    expect(row('Total').slice(0, 4)).toEqual(['Total', '3', '2', '1'])
    expect(screen.getByText('A2: 1 wanted, 0 in stock')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Spring camp' }))
    expect(ordered.mock.lastCall[0]).toMatchObject([{ variationId: 71, quantity: 2 }])
  })

  test('names members who share a number', async () => {
    const entries = [entry('Cy', 'A1', '7'), entry('Di', 'A1', ''), entry('Ed', 'A2', '7'), entry('Fay', 'A2', '')]
    await open({ 'GET /rosters/:id': () => ({ data: { ...roster, entries } }) })
    expect(screen.getByText('No. 7: Cy, Ed')).toBeVisible()
  })

  test('is ordered again only if the coach says so', async () => {
    const sent: unknown[] = []
    const ordered = { at: '2026-11-20T10:00:00Z', order_number: '394KJ49KQY2P' }
    await open({
      'GET /rosters/:id': () => ({ data: { ...roster, ordered } }),
      'POST /rosters/:id/in-cart': ({ body }) => {
        sent.push(body)
        return { success: true, message: '' }
      },
    })
    expect(screen.getByText(/^Order 394KJ49KQY2P has the names/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add to cart: Spring camp' })).toBeNull()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Order it again' }))
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Spring camp' }))
    expect(sent).toEqual([{ again: true }])
  })

  test('closes by the server’s clock, not the coach’s', async () => {
    let sent: unknown
    await open({
      'POST /rosters/:id': ({ body }) => {
        sent = body
        return { data: { ...roster, open: false } }
      },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Close roster' }))
    expect(await screen.findByText(/This roster is closed/)).toBeVisible()
    expect(sent).toEqual({ deadline: 'now' })
    expect(screen.getByRole('button', { name: 'Reopen for 24 hours' })).toBeVisible()
  })

  test('is deleted only after a confirmation', async () => {
    const thrown = jest.fn(() => ({ success: true as const, message: '' }))
    await open({ 'DELETE /rosters/:id': thrown, 'GET /rosters': () => ({ data: [] }) })
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
    await press('Delete roster')
    expect(screen.getByText(/^All 3 members will be removed/)).toBeVisible()
    await press('Keep roster')
    expect(thrown).not.toHaveBeenCalled()
    await press('Delete roster')
    await press('Yes, delete roster')
    expect(await screen.findByRole('heading', { level: 1, name: 'Team rosters' })).toBeVisible()
    expect(thrown).toHaveBeenCalledTimes(1)
  })

  test('shows an error if its product cannot be loaded', async () => {
    signInWholesaler({ isVerified: false })
    const unwell = () => errorResponse(503, 'api_unavailable', 'Please try again in a moment.')
    openPage(`/wholesaler/rosters/${id}`, {
      'GET /rosters/:id': () => ({ data: roster }),
      'GET /get-product/:id': unwell,
    })
    expect(await screen.findByText(/Please try again in a moment/)).toBeVisible()
  })

  test('removes an entry', async () => {
    const matrix = await open({ 'DELETE /rosters/:id/entries/:entry': () => ({ success: true, message: '' }) })
    await userEvent.click(within(matrix).getByRole('button', { name: 'Remove Di' }))
    expect(await within(matrix).findByRole('row', { name: /^Total 2 1 1/ })).toBeVisible()
    expect(within(matrix).queryByRole('rowheader', { name: 'Di' })).toBeNull()
  })

  test('removes two entries at the same time', async () => {
    let answer = () => undefined as void
    const both = new Promise<void>((resolve) => (answer = resolve))
    const done = () => both.then(() => ({ success: true as const, message: '' }))
    const matrix = await open({
      'DELETE /rosters/:id/entries/:entry': done,
    })
    for (const name of ['Cy', 'Di'])
      await userEvent.click(within(matrix).getByRole('button', { name: `Remove ${name}` }))
    answer()
    expect(await within(matrix).findByRole('row', { name: /^Total 1 0 1/ })).toBeVisible()
  })
})
