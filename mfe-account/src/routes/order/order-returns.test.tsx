import { createFakeApi, errorResponse } from '@shop/shared-api/testing/fake-api'
import { makeOrder } from '@shop/shared-api/testing/orders'
import { makeProduct } from '@shop/shared-api/testing/products'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage } from '../../testing/open-page'
import { signIn } from '../../testing/people'

const delivered = makeOrder({ status: 'delivered', can_cancel: false, return_until: '2027-01-11' })
const [item] = delivered.items
const returned = {
  id: 12,
  kind: 'exchange',
  refund_to: 'payment',
  status: 'requested',
  reason: 'too_small',
  note: null,
  message: null,
  created_at: '2026-11-27T10:00:00Z',
  lines: [{ sku: item!.sku, title: item!.title, color: item!.color, size: item!.size, quantity: 1, new_size: 'XL' }],
  carrier: null,
  tracking_number: null,
} as const
const address = `/order/${delivered.id}?token=secret`
const open = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Return or exchange' }))
  return within(await screen.findByRole('dialog', { name: 'Return or exchange' }))
}
const fieldsOf = (dialog: Awaited<ReturnType<typeof open>>) =>
  within(dialog.getByRole('group', { name: `${item!.title}, ${item!.color}, ${item!.size}` }))

beforeEach(() => signIn())

describe('returns on the order page', () => {
  test('exchange chosen pieces for another size that is in stock, with a guest’s link', async () => {
    const sent: unknown[] = []
    const variant = {
      color_hex: '#111',
      image: '',
      discount_price: 65,
      discount_sale_price: null,
      color: item!.color,
    }
    const api = createFakeApi({
      'GET /get-orders/:id': () => ({ data: delivered }),
      'GET /get-product/:id': () => ({
        data: makeProduct({
          productVariations: [
            { ...variant, id: 1, sku: item!.sku, size: item!.size, available: 5 },
            { ...variant, id: 2, sku: 'XL-1', size: 'XL', available: 5 },
            { ...variant, id: 3, sku: 'XXL-1', size: 'XXL', available: 0 },
            { ...variant, id: 4, sku: 'RED-1', size: 'M', color: 'Red', available: 5 },
          ],
        }),
      }),
      'POST /return-order': ({ body }) => {
        sent.push(body)
        return { data: { ...delivered, returns: [{ ...returned, lines: [...returned.lines] }] } }
      },
    })
    await openPage(address, api).heading('Order 394KJ49KQY2P')
    const dialog = await open()
    expect(dialog.getByText(/Possible until Jan 11, 2027/)).toBeVisible()
    await userEvent.click(dialog.getByRole('radio', { name: 'Another size, free of charge' }))
    await userEvent.selectOptions(fieldsOf(dialog).getByLabelText(/^How many/), '1')
    const size = await fieldsOf(dialog).findByLabelText(/^New size/)
    expect(
      within(size)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose a size', 'XL', 'XXL (sold out)'])
    await userEvent.selectOptions(size, 'XL')
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    expect(await screen.findByText('Requested: we will answer by email')).toBeVisible()
    expect(sent).toEqual([
      {
        order_id: delivered.id,
        token: 'secret',
        kind: 'exchange',
        reason: 'too_small',
        lines: [{ sku: item!.sku, qty: 1, new_variation_id: 2 }],
      },
    ])
  })

  test('need a chosen item, and show what the shop refuses', async () => {
    const message = 'The time to return this order is over. Please contact us.'
    const api = createFakeApi({
      'GET /get-orders/:id': () => ({ data: delivered }),
      'POST /return-order': () => errorResponse(409, 'conflict', message),
    })
    await openPage(address, api).heading('Order 394KJ49KQY2P')
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    expect(await dialog.findByText('Choose how many of which item.')).toBeVisible()
    await userEvent.selectOptions(fieldsOf(dialog).getByLabelText(/^How many/), '1')
    await userEvent.click(dialog.getByRole('button', { name: 'Send request' }))
    expect(await dialog.findByText(message)).toBeVisible()
  })

  test.each([
    ['once the time is over', { return_until: null }],
    [
      'once all of it is returned',
      { returns: [{ ...returned, lines: delivered.items.map((line) => ({ ...line, new_size: null })) }] },
    ],
  ])('are not offered %s', async (_, changes) => {
    const api = createFakeApi({
      'GET /get-orders/:id': () => ({ data: { ...delivered, ...changes } as typeof delivered }),
    })
    await openPage(address, api).heading('Order 394KJ49KQY2P')
    expect(screen.queryByRole('button', { name: 'Return or exchange' })).not.toBeInTheDocument()
  })
})
