import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openConsole } from '../../testing/open-console'

const coupon = {
  id: 3,
  code: 'SPRING15',
  percent: 15,
  min_subtotal: '80.00',
  uses: '2/∞',
  email: '',
  starts: '2026-01-01',
  ends: '2099-03-31 23:59',
}

async function fill(dialog: HTMLElement, texts: Record<string, string>, button: string) {
  for (const [label, text] of Object.entries(texts)) {
    const field = within(dialog).getByLabelText(new RegExp(label))
    await userEvent.clear(field)
    if (text) await userEvent.type(field, text)
  }
  await userEvent.click(within(dialog).getByRole('button', { name: button }))
}

describe('selling page', () => {
  test('creates a coupon with an amount in dollars', async () => {
    const { inputs } = openConsole('/operations/selling', {
      'coupons.list': () => ({ rows: [coupon] }),
      'coupons.create': () => ({ done: 'Coupon FALL20 takes 20% off.' }),
    })
    expect(await screen.findByText('Active')).toBeInTheDocument()
    await userEvent.click(await screen.findByRole('button', { name: 'Create coupon' }))
    const dialog = await screen.findByRole('dialog', { name: 'Create a coupon' })
    await fill(dialog, { Code: 'FALL20', 'Percent off': '20', 'Minimum subtotal': '$1,000' }, 'Create coupon')
    await waitFor(() => expect(inputs('coupons.create')).toEqual([{ code: 'FALL20', percent: 20, min_subtotal: 1000 }]))
  })

  test('marks a coupon without any uses left as used up', async () => {
    openConsole('/operations/selling', { 'coupons.list': () => ({ rows: [{ ...coupon, uses: '9/9' }] }) })
    expect(await screen.findByText('Used up')).toBeInTheDocument()
    expect(screen.queryByText('Active')).not.toBeInTheDocument()
  })

  test('clears the last day of a coupon and leaves the rest of it unchanged', async () => {
    const { inputs } = openConsole('/operations/selling', {
      'coupons.list': () => ({ rows: [coupon] }),
      'coupons.change': () => ({ done: 'Coupon SPRING15 was changed.' }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
    await fill(await screen.findByRole('dialog', { name: 'Change SPRING15' }), { 'Last day': '' }, 'Save')
    await waitFor(() => expect(inputs('coupons.change')).toEqual([{ code: 'SPRING15', expires: null }]))
  })

  test('shows which tier another would overlap, and what was typed', async () => {
    const message = '$500.00 to $999.99 would overlap tier 1 ($400.00 to $600.00, 5%).'
    const { inputs } = openConsole('/operations/selling/tiers', {
      'tiers.list': () => ({ rows: [{ id: 1, from: '400.00', to: '600.00', percent: 5 }] }),
      'tiers.add': () => Response.json({ code: 'conflict', message }, { status: 409 }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Add tier' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add a tier' })
    await fill(dialog, { 'From a subtotal of': '500', 'Percent off': '10' }, 'Add tier')
    expect(await within(dialog).findByText(message)).toBeInTheDocument()
    expect(within(dialog).getByLabelText('From a subtotal of')).toHaveValue('500')
    expect(inputs('tiers.add')).toEqual([{ from: 500, to: null, percent: 10 }])
  })

  test('lists what is on sale', async () => {
    const line = { product_id: 4, product: 'Sparring gloves', published: true, sku: 'GLV-RED-10', color: 'Red' }
    const { inputs } = openConsole('/operations/selling/sales?search=glove', {
      'sales.list': () => ({
        rows: [{ ...line, size: '10 oz', price: '60.00', sale_price: '45.00', percent_off: 25, stock: 3 }],
      }),
    })
    expect(await screen.findByText('Sparring gloves · Red · 10 oz')).toBeInTheDocument()
    expect(screen.getByText('$45.00')).toBeInTheDocument()
    expect(inputs('sales.list')).toEqual([{ search: 'glove', limit: 50 }])
  })

  test('changes the sales tax of a state, with what it was', async () => {
    const { inputs } = openConsole('/operations/selling/shipping', {
      'settings.get': () => ({ rows: [{ setting: 'simple_shipment', value: '8.95' }] }),
      'states.list': () => ({
        rows: [{ code: 'NJ', name: 'New Jersey', tax_percent: 6.6, ships: true, extra_days: 0 }],
      }),
      'states.change': () => ({ done: 'NJ: 6.625% tax.' }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Change' }))
    await fill(await screen.findByRole('dialog', { name: 'New Jersey' }), { 'Sales tax': '6.625' }, 'Save')
    const expect_ = { tax_percent: 6.6, ships: true, extra_days: 0 }
    await waitFor(() => expect(inputs('states.change')).toEqual([{ code: 'NJ', expect: expect_, tax_percent: 6.625 }]))
  })

  test('changes only the delivery price that was edited', async () => {
    const rows = [
      { setting: 'simple_shipment', value: '8.95' },
      { setting: 'express_shipment', value: '24.95' },
      { setting: 'free_shipment', value: '99.00' },
    ]
    const { inputs } = openConsole('/operations/selling/shipping', {
      'settings.get': () => ({ rows }),
      'settings.change': () => ({ done: 'Changed simple_shipment.' }),
      'states.list': () => ({ rows: [] }),
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Change prices' }))
    const dialog = await screen.findByRole('dialog', { name: 'Change delivery prices' })
    await fill(dialog, { '^Simple delivery$': '$9.50' }, 'Save')
    await waitFor(() => expect(inputs('settings.change')).toEqual([{ values: { simple_shipment: '9.5' } }]))
  })
})
