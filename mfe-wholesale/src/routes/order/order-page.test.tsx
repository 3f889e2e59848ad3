import type { ReorderList } from '@shop/shared-api'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorResponse, type Handlers } from '@shop/shared-api/testing/fake-api'
import { sampleId } from '@shop/shared-api/testing/sample-id'
import { makeList } from '@shop/shared-api/testing/product-list'
import { openPage, signInWholesaler } from '../../testing/open-page'

const match = (sku: string, available: number) => ({
  sku,
  product_id: 7,
  product_variation_id: Number(sku.slice(-1)),
  title: 'Rank belt',
  size: 'A1',
  color: 'White',
  image: '',
  available,
  discount_price: 20,
  discount_sale_price: 15,
})
const stock: Record<string, number> = { 'BLT-1': 90, 'BLT-2': 3, 'BLT-3': 0 }
const shop: Handlers = {
  'POST /find-skus': ({ body }) => {
    return { data: body.skus.filter((sku) => sku in stock).map((sku) => match(sku, stock[sku]!)) }
  },
  'GET /reorder-lists': () => ({ data: [] }),
}

beforeEach(() => localStorage.clear())

async function open(answers: Handlers = {}, onOrder?: (lines: unknown) => void) {
  signInWholesaler({ isVerified: true })
  openPage('/wholesaler/order', { ...shop, ...answers }, { onOrder })
  return screen.findByLabelText(/^Item codes and quantities/)
}

const choose = (text: string, name = 'order.csv') =>
  userEvent.upload(screen.getByLabelText('CSV file'), new File([text], name, { type: 'text/csv' }))

describe('quick order page', () => {
  test('explains each rejected row and turns the others into order lines', async () => {
    const ordered = jest.fn()
    await open({}, ordered)
    await choose(
      ['sku;qty', 'blt-1;12', 'BLT-2;9', 'BLT-3;1', 'NOPE-9;2', 'BLT-1;1.5', 'BLT-1', '***;4', 'BLT-1;1;2'].join(
        '\r\n',
      ),
    )
    const refused = (await screen.findByText(/^Row 3,/)).closest('ul')!
    expect(
      within(refused)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Row 3, “BLT-2, 9”: Only 3 in stock. We’ve added those.',
      'Row 4, “BLT-3, 1”: Rank belt, White, A1 is sold out.',
      'Row 5, “NOPE-9, 2”: We couldn’t find an item with this code.',
      'Row 6, “BLT-1;1.5”: Quantity must be a whole number from 1 to 9,999.',
      'Row 7, “BLT-1”: Add a quantity after the code.',
      'Row 8, “***;4”: This line doesn’t start with an item code.',
      'Row 9, “BLT-1;1;2”: Enter only an item code and a quantity on this line.',
    ])
    const lines = within(screen.getByRole('list', { name: 'Lines' })).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => /BLT-\d/.exec(textContent)?.[0])).toEqual(['BLT-1', 'BLT-2'])
    expect(screen.getByLabelText('Total')).toHaveTextContent('$225.00')
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: all lines' }))
    expect(ordered.mock.lastCall[0]).toMatchObject([
      { variationId: 1, quantity: 12 },
      { variationId: 2, quantity: 3 },
    ])
  })

  test('keeps the lines on a reload, and forgets them once they are in the cart', async () => {
    await open()
    await choose('sku,qty\nBLT-1,12')
    await screen.findByText('White, A1 · BLT-1')
    cleanup()
    const codes = await open()
    expect(codes).toHaveValue('sku,qty\nBLT-1,12')
    expect(screen.getByText('White, A1 · BLT-1')).toBeVisible()
    expect(screen.getByLabelText('Total')).toHaveTextContent('12 items')
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart: all lines' }))
    await waitFor(() => expect(screen.queryByText('White, A1 · BLT-1')).toBeNull())
    cleanup()
    expect(await open()).toHaveValue('')
  })

  test.each([
    [
      'of another kind',
      'PK\0\0sheet',
      'order.xlsx isn’t a text file. Export your spreadsheet as CSV and choose that file.',
    ],
    ['without a row', '\r\n\r\n', 'Enter at least one item code.'],
    ['of 256 KB without a row', '\r\n'.repeat(128 * 1024), 'Enter at least one item code.'],
    [
      'a byte larger than 256 KB',
      `${'\r\n'.repeat(128 * 1024)}A`,
      'order.xlsx is larger than 256 KB. Choose a smaller file.',
    ],
  ])('rejects %s with a message', async (_kind, text, message) => {
    await open()
    await choose(text, 'order.xlsx')
    expect(await screen.findByText(message)).toBeVisible()
  })

  test('keeps the input and shows an error when the API fails', async () => {
    const codes = await open({
      'POST /find-skus': () => errorResponse(503, 'api_unavailable', 'Please try again in a moment.'),
    })
    await userEvent.type(codes, 'BLT-1, 2')
    await userEvent.click(screen.getByRole('button', { name: 'Check items' }))
    expect(await screen.findByText('Please try again in a moment.')).toBeVisible()
    expect(codes).toHaveValue('BLT-1, 2')
  })

  test('retries a failed product search with the same button', async () => {
    const unwell = errorResponse(503, 'api_unavailable', 'Please try again in a moment.')
    const answers = [unwell, { ...makeList(), data: [] }]
    await open({ 'GET /get-products': () => answers.shift()! })
    await userEvent.type(screen.getByRole('searchbox', { name: 'Product' }), 'belt{Enter}')
    expect(await screen.findByText('Please try again in a moment.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Find' }))
    expect(await screen.findByText('No products match your search.')).toBeVisible()
    expect(screen.queryByText('Please try again in a moment.')).not.toBeInTheDocument()
  })

  test('saves lines as a reorder list, restores and deletes it', async () => {
    const onSave = jest.fn()
    let answer = (_list: { data: ReorderList }) => {}
    const list = {
      id: sampleId(5),
      title: 'Spring',
      lines: [{ sku: 'BLT-1', qty: 4 }],
      created_at: '2026-11-01T12:00:00Z',
    }
    const codes = await open({
      'POST /reorder-lists': ({ body }) => {
        onSave(body)
        return new Promise((resolve) => (answer = resolve))
      },
      'DELETE /reorder-lists/:id': () => ({ success: true, message: 'The list was deleted.' }),
    })
    await userEvent.type(codes, 'BLT-1, 4')
    await userEvent.click(screen.getByRole('button', { name: 'Check items' }))
    await userEvent.type(await screen.findByLabelText(/^List name/), 'Spring')
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save list' }))
    await waitFor(() => expect(onSave).toHaveBeenCalled())
    answer({ data: list })
    const again = await screen.findByRole('button', { name: 'Reorder Spring' })
    expect(onSave.mock.calls).toEqual([[{ title: 'Spring', lines: [{ sku: 'BLT-1', qty: 4 }] }]])

    await userEvent.click(screen.getByRole('button', { name: 'Remove BLT-1' }))
    expect(screen.queryByLabelText('Total')).toBeNull()
    await userEvent.click(again)
    expect(await screen.findByLabelText('Total')).toHaveTextContent('$60.00')
    await userEvent.click(screen.getByRole('button', { name: 'Delete Spring' }))
    expect(await screen.findByText(/^No reorder lists yet/)).toBeVisible()
  })
})
