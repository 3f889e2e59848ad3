import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'

const record = {
  requestNumber: 'E7K3M9QX2B',
  status: 'received',
  name: 'Kai',
  email: 'kai@example.com',
  phone: '2155550143',
  organisation: 'Kai Dojo',
  category: 'gis',
  design: 'product=shirt&style=tee&body=forest&text-chest=white~block~KAI' as string | null,
  embroideryText: null,
  neededBy: '2027-02-01',
  budget: null,
  notes: null,
  received: '2026-11-20 10:00',
  quote: null as string | null,
  quoteNote: null as string | null,
  leadTime: null as string | null,
  quoteExpiresOn: null,
  counterOffer: null as string | null,
  counterNote: null as string | null,
  order: null as string | null,
}
const tables = {
  items: [{ size: 'A2', color: 'white', qty: 40 }],
  artwork: [{ file: '/api/staff/files/equipment/crest.png' }],
  steps: [{ at: record.received, status: 'received', note: null }],
}

describe('quote page', () => {
  test('opens from the list of open requests and draws the design from both sides', async () => {
    const { heading, inputs } = openConsole('/operations/quotes', {
      'equipment.list': () => ({ rows: [{ ...record, number: record.requestNumber, pieces: 40, quote: '' }] }),
      'equipment.show': () => ({ record, tables }),
    })
    await userEvent.click(await screen.findByRole('link', { name: 'Kai Dojo' }))
    await heading('Request E7K3M9QX2B')
    expect(inputs('equipment.list')).toEqual([{ limit: 50 }])
    expect(screen.getByRole('img', { name: 'Design, front' }).innerHTML).toContain('data-lettering="chest"')
    expect(screen.getByRole('img', { name: 'Design, back' })).toBeInTheDocument()
    expect(screen.getByText(/“KAI” on the chest in white/)).toBeInTheDocument()
    expect(screen.getByRole('img', { name: 'Artwork' })).toHaveAttribute('src', tables.artwork[0]!.file)
    expect(screen.getByRole('link', { name: 'kai@example.com' })).toHaveAttribute(
      'href',
      'mailto:kai@example.com?subject=Your%20request%20E7K3M9QX2B',
    )
  })

  test('sends a quote with the amount in dollars', async () => {
    const shown = { ...record, design: null }
    const { inputs } = openConsole('/operations/quotes/E7K3M9QX2B', {
      'equipment.show': () => ({ record: shown, tables }),
      'equipment.quote': () => {
        Object.assign(shown, { status: 'quoted', quote: '$1,840.00', quoteNote: '40 gis' })
        return { done: 'Mailed a quote of $1,840.00.' }
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Send quote' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Quote this request' }))
    await userEvent.type(dialog.getByLabelText('Total price'), '$1,840')
    await userEvent.type(dialog.getByLabelText('What it covers'), '40 gis')
    await userEvent.type(dialog.getByLabelText(/^Lead time/), '5 weeks')
    await userEvent.click(dialog.getByRole('button', { name: 'Send quote' }))
    const quote = { number: 'E7K3M9QX2B', amount: 1840, note: '40 gis', lead_time: '5 weeks' }
    await waitFor(() => expect(inputs('equipment.quote')).toEqual([quote]))
    expect(await screen.findByRole('button', { name: 'Record approval' })).toBeInTheDocument()
    expect(screen.getByText('$1,840.00')).toBeInTheDocument()
  })

  test('shows a counter-offer, which a new quote or a refusal settles', async () => {
    const countered = {
      status: 'countered',
      quote: '$1,840.00',
      counterOffer: '$1,700.00',
      counterNote: 'We collect.',
      order: 'ORDER0000BAR',
    }
    openConsole('/operations/quotes/E7K3M9QX2B', {
      'equipment.show': () => ({ record: { ...record, design: null, ...countered }, tables }),
    })
    expect(await screen.findByText('$1,700.00: We collect.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Send a new quote' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'ORDER0000BAR' })).toHaveAttribute(
      'href',
      '/operations/orders/ORDER0000BAR',
    )
  })

  test.each([
    ['approved', ['Start production', 'Decline']],
    ['in_production', ['Mark as completed']],
    ['completed', []],
  ])('offers the next steps of a request that is %s', async (status, labels) => {
    openConsole('/operations/quotes/E7K3M9QX2B', {
      'equipment.show': () => ({ record: { ...record, design: null, status }, tables }),
    })
    await screen.findByRole('heading', { name: 'Customer' })
    const steps = screen.queryByRole('region', { name: 'Next steps' })
    expect(
      steps
        ? within(steps)
            .getAllByRole('button')
            .map(({ textContent }) => textContent)
        : [],
    ).toEqual(labels)
  })
})
