import { errorResponse } from '@shop/shared-api/testing/fake-api'
import { clearSessionHint, setSessionHint } from '@shop/shared-api/testing/session-hint'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { saveReceipt } from '../../features/receipt/stored-receipts'
import { makeOrder } from '../../testing/order-desk'
import { showCheckout } from '../../testing/show-checkout'
import { openSmallShop } from '../../testing/small-shop'

const order = makeOrder({ status: 'confirmed' })
const onInvoice = makeOrder({ payment: null, payment_status: 'invoice', po_number: 'PO-7' })
const path = `/order/${order.id}/confirmation`

function openShop(shown = order) {
  const shop = openSmallShop()
  const requests: string[] = []
  shop.answers['GET /get-orders/:id'] = ({ query }) => {
    requests.push(`?${query.toString()}`)
    return { data: shown }
  }
  shop.answers['POST /confirm-order'] = () => ({ data: makeOrder({ status: 'confirmed' }) })
  return { shop, requests }
}

afterEach(clearSessionHint)
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

describe('order confirmation', () => {
  test('opens for a guest with the signed link, with items, amounts, address and payment', async () => {
    const { shop, requests } = openShop()
    await showCheckout(shop, { path: `${path}?token=secret` })
    expect(await screen.findByRole('heading', { name: 'Thank you, Dana' })).toBeVisible()
    expect(requests).toEqual(['?token=secret'])
    expect(screen.getByText('394KJ49KQY2P')).toBeVisible()
    expect(screen.getByText('$62.85')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Ship to' })).toHaveTextContent(
      /12 Corner St.*Simple delivery, arrives Thu, Nov 5 to Mon, Nov 9/,
    )
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('Visa ending in 4242')
  })

  test('opens for a guest in the browser that ordered, without the signed link', async () => {
    saveReceipt(order.id, 'stored')
    const { shop, requests } = openShop()
    await showCheckout(shop, { path })
    expect(await screen.findByRole('heading', { name: 'Thank you, Dana' })).toBeVisible()
    expect(requests).toEqual(['?token=stored'])
    expect(screen.queryByRole('button', { name: 'Confirm order' })).not.toBeInTheDocument()
  })

  test('is confirmed by its owner, if on invoice, and leads to their orders', async () => {
    setSessionHint('a-token')
    const { shop } = openShop(onInvoice)
    const { address } = await showCheckout(shop, { path })
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }))
    await waitFor(() => expect(address()).toBe('/settings/order'))
    expect(await screen.findByText('Success')).toBeVisible()
  })

  test('is confirmed with the signed link and stays open', async () => {
    const { shop } = openShop(onInvoice)
    const { address } = await showCheckout(shop, { path: `${path}?token=secret` })
    expect(await screen.findByRole('heading', { name: 'Please confirm your order' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Confirm order' }))
    expect(await screen.findByRole('heading', { name: 'Thank you, Dana' })).toHaveFocus()
    expect(address()).toBe(path)
    expect(screen.queryByRole('button', { name: 'Confirm order' })).not.toBeInTheDocument()
  })

  const unpaid = makeOrder({ payment_status: 'pending' })
  const receipt = { orderId: order.id, token: 'secret', bankUrl: 'https://bank.example/ask' }

  test('waits for the bank, links back to it, and reports a missing approval', async () => {
    const { shop, requests } = openShop(unpaid)
    shop.answers['POST /confirm-order'] = () => errorResponse(409, 'payment_pending', 'This order is not paid yet.')
    await showCheckout(shop, { path, draft: { receipt } })
    expect(await screen.findByRole('heading', { name: 'Waiting for your bank' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to your bank' })).toHaveAttribute('href', receipt.bankUrl)
    await userEvent.click(screen.getByRole('button', { name: 'Check payment' }))
    await waitFor(() => expect(requests).toEqual(['?token=secret', '?token=secret']))
    shop.answers['POST /confirm-order'] = () => ({ data: makeOrder({ status: 'confirmed' }) })
    await userEvent.click(await screen.findByRole('button', { name: 'Check payment' }))
    expect(await screen.findByRole('heading', { name: 'Thank you, Dana' })).toBeVisible()
    expect(screen.queryByText('Back to your bank')).not.toBeInTheDocument()
  })

  test('shows a canceled order when the bank refuses, and links to buy it again', async () => {
    const { shop } = openShop(unpaid)
    shop.answers['POST /confirm-order'] = () => {
      shop.answers['GET /get-orders/:id'] = () => ({
        data: makeOrder({ status: 'cancelled', payment_status: 'failed' }),
      })
      return errorResponse(422, 'card_declined', 'Your bank could not confirm that it is you.')
    }
    await showCheckout(shop, { path, draft: { receipt } })
    await userEvent.click(await screen.findByRole('button', { name: 'Check payment' }))
    expect(await screen.findByRole('heading', { name: 'This order is canceled' })).toBeVisible()
    expect(screen.getByText(/You weren’t charged/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Buy it again' })).toHaveAttribute(
      'href',
      `/order/${order.id}?token=secret`,
    )
  })

  test('offers the invoice as PDF by the guest’s link', async () => {
    const { shop } = openShop()
    const documents = [{ kind: 'invoice', number: 'INV-000042', issued_on: '2026-11-27', total: 112.57 }] as const
    shop.answers['GET /get-orders/:id'] = () => ({
      data: makeOrder({ status: 'confirmed', documents: [...documents] }),
    })
    await showCheckout(shop, { path: `${path}?token=secret` })
    expect(await screen.findByRole('link', { name: 'Download invoice' })).toHaveAttribute(
      'href',
      `/api/get-orders/${makeOrder().id}/documents/INV-000042?token=secret`,
    )
  })

  test('prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    await showCheckout(openShop().shop, { path: `${path}?token=secret` })
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalled()
  })

  test('is not found without a session or token', async () => {
    const { shop } = openShop()
    shop.answers['GET /get-orders/:id'] = () => errorResponse(404, 'not_found', 'Not found')
    await showCheckout(shop, { path })
    expect(await screen.findByText('We couldn’t find this order')).toBeVisible()
  })

  test('can be loaded again after the API failed', async () => {
    const { shop } = openShop()
    const real = shop.answers['GET /get-orders/:id']!
    shop.answers['GET /get-orders/:id'] = () => errorResponse(503, 'unavailable', 'Resting')
    await showCheckout(shop, { path: `${path}?token=secret` })
    const again = await screen.findByRole('button', { name: 'Try again' })
    shop.answers['GET /get-orders/:id'] = real
    await userEvent.click(again)
    expect(await screen.findByText('394KJ49KQY2P')).toBeVisible()
  })
})
