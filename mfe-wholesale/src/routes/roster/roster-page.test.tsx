import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, refusal, signInWholeseller, type Answers } from '../../testing/open-page'

const id = '11111111-1111-4111-8111-111111111111'
const entry = (name: string, size: string, number: string) => ({ id: name, name, size, number, at: '' })
const roster = {
  id,
  title: 'Spring camp',
  product: { id: 7, title: 'Rank belt', thumbnail: '' },
  color: 'White',
  deadline: '2026-11-20T17:00:00Z',
  open: true,
  members: 3,
  share_path: '/wholesaler/team/key',
  sizes: ['A1', 'A2'],
  entries: [entry('Cy', 'A1', '7'), entry('Di', 'A1', ''), entry('Ed', 'A2', '10')],
}
const variation = (variationId: number, size: string, available: number) => ({
  id: variationId,
  size,
  color: 'White',
  available,
  image: '',
  sku: `BLT-${variationId}`,
  discount_price: 20,
  discount_sale_price: null,
})
const belt = { id: 7, title: 'Rank belt', productVariations: [variation(71, 'A1', 90), variation(72, 'A2', 0)] }

async function open(answers: Answers = {}, onOrder?: (lines: unknown) => void) {
  signInWholeseller({ isVerified: false })
  const shop = { [`GET /rosters/${id}`]: () => ({ data: roster }), 'GET /get-product/7': () => ({ data: belt }) }
  openPage(`/wholesaler/rosters/${id}`, { ...shop, ...answers }, { onOrder })
  return screen.findByRole('region', { name: 'Members by size' })
}

describe('a coach’s roster', () => {
  it('shows who is in by size, and turns it into one order of what there is', async () => {
    const ordered = jest.fn()
    const matrix = await open({}, ordered)
    expect(screen.getByRole('heading', { name: 'Spring camp' })).toBeVisible()
    const row = (name: string) =>
      [...within(matrix).getByRole('rowheader', { name }).parentElement!.children].map(({ textContent }) => textContent)
    expect(row('Cy').slice(0, 4)).toEqual(['Cy', '7', '●', ''])
    expect(row('Pieces').slice(0, 4)).toEqual(['Pieces', '3', '2', '1'])
    expect(screen.getByText('A2: 1 wanted, 0 in stock')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: Spring camp' }))
    expect(ordered.mock.lastCall[0]).toMatchObject([{ variationId: 71, quantity: 2 }])
  })

  it('is closed by the server’s clock, not by the coach’s', async () => {
    let sent: unknown
    await open({
      [`POST /rosters/${id}`]: (body) => {
        sent = body
        return { data: { ...roster, open: false } }
      },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Close now' }))
    expect(await screen.findByText(/The roster is closed/)).toBeVisible()
    expect(sent).toEqual({ deadline: 'now' })
    expect(screen.getByRole('button', { name: 'Open for another day' })).toBeVisible()
  })

  it('is thrown away only when the coach says so twice', async () => {
    const thrown = jest.fn(() => ({ success: true, message: '' }))
    await open({ [`DELETE /rosters/${id}`]: thrown, 'GET /rosters': () => ({ data: [] }) })
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
    await press('Throw roster away')
    expect(screen.getByText(/^The 3 members on it go with it/)).toBeVisible()
    await press('Keep it')
    expect(thrown).not.toHaveBeenCalled()
    await press('Throw roster away')
    await press('Throw away')
    expect(await screen.findByRole('heading', { level: 1, name: 'Team rosters' })).toBeVisible()
    expect(thrown).toHaveBeenCalledTimes(1)
  })

  it('says so when its product cannot be shown', async () => {
    signInWholeseller({ isVerified: false })
    const unwell = () => refusal(503, 'api_unavailable', 'Please try again in a moment.')
    openPage(`/wholesaler/rosters/${id}`, {
      [`GET /rosters/${id}`]: () => ({ data: roster }),
      'GET /get-product/7': unwell,
    })
    expect(await screen.findByText(/Please try again in a moment/)).toBeVisible()
  })

  it('lets the coach take somebody off', async () => {
    const matrix = await open({ [`DELETE /rosters/${id}/entries/Di`]: () => ({ success: true, message: '' }) })
    await userEvent.click(within(matrix).getByRole('button', { name: 'Take Di off' }))
    expect(await within(matrix).findByRole('row', { name: /^Pieces 2 1 1/ })).toBeVisible()
    expect(within(matrix).queryByRole('rowheader', { name: 'Di' })).toBeNull()
  })

  it('lets the coach take two off at the same time', async () => {
    let answer = () => undefined as void
    const both = new Promise<void>((resolve) => (answer = resolve))
    const done = () => both.then(() => ({ success: true, message: '' }))
    const matrix = await open({
      [`DELETE /rosters/${id}/entries/Cy`]: done,
      [`DELETE /rosters/${id}/entries/Di`]: done,
    })
    for (const name of ['Cy', 'Di'])
      await userEvent.click(within(matrix).getByRole('button', { name: `Take ${name} off` }))
    answer()
    expect(await within(matrix).findByRole('row', { name: /^Pieces 1 0 1/ })).toBeVisible()
  })
})
