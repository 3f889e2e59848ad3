import { clearToken, writeToken } from '@shop/shared-api'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { makeOrder, refuse } from '../../testing/order-desk'
import { showCheckout } from '../../testing/show-checkout'
import { openSmallShop } from '../../testing/small-shop'

const order = makeOrder()
const at = `/order/${order.id}/confirmation`

function openShop(shown = order) {
  const shop = openSmallShop()
  const asked: string[] = []
  shop.answers[`GET /get-orders/${order.id}`] = (_, { url }) => {
    asked.push(new URL(url).search)
    return Response.json({ data: shown })
  }
  shop.answers['POST /confirm-order'] = () => Response.json({ data: makeOrder({ status: 'confirmed' }) })
  return { shop, asked }
}

afterEach(clearToken)
beforeEach(() => sessionStorage.clear())

describe('the confirmation of an order', () => {
  it('opens for a guest by the link’s secret, with items, amounts, address and payment', async () => {
    const { shop, asked } = openShop()
    await showCheckout(shop, { at: `${at}?token=secret` })
    expect(await screen.findByRole('heading', { name: 'Thank you, Dana' })).toBeVisible()
    expect(asked).toEqual(['?token=secret'])
    expect(screen.getByText('394KJ49KQY2P')).toBeVisible()
    expect(screen.getByText('$62.85')).toBeVisible()
    expect(screen.getByRole('region', { name: 'Ships to' })).toHaveTextContent('12 Corner St')
    expect(screen.getByRole('region', { name: 'Payment' })).toHaveTextContent('Visa ending in 4242')
  })

  it('is confirmed by its owner, who then goes to their orders', async () => {
    writeToken('a-token')
    const { shop } = openShop()
    const { address } = await showCheckout(shop, { at })
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }))
    await waitFor(() => expect(address()).toBe('/settings/order'))
    expect(await screen.findByText('Success')).toBeVisible()
  })

  it('is confirmed by a guest, who keeps it in view', async () => {
    const { shop } = openShop()
    const { address } = await showCheckout(shop, { at: `${at}?token=secret` })
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm order' }))
    expect(await screen.findByRole('heading', { name: 'Your order is confirmed' })).toBeVisible()
    expect(address()).toBe(at)
    expect(screen.queryByRole('button', { name: 'Confirm order' })).not.toBeInTheDocument()
  })

  it('prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined)
    await showCheckout(openShop().shop, { at: `${at}?token=secret` })
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalled()
  })

  it('is not to be found by anybody else', async () => {
    const { shop } = openShop()
    shop.answers[`GET /get-orders/${order.id}`] = () => refuse(404, 'not_found', 'Not found')
    await showCheckout(shop, { at })
    expect(await screen.findByText('We could not find this order')).toBeVisible()
  })

  it('can be asked for again when the shop does not answer', async () => {
    const { shop } = openShop()
    const real = shop.answers[`GET /get-orders/${order.id}`]!
    shop.answers[`GET /get-orders/${order.id}`] = () => refuse(503, 'unavailable', 'Resting')
    await showCheckout(shop, { at: `${at}?token=secret` })
    const again = await screen.findByRole('button', { name: 'Try again' })
    shop.answers[`GET /get-orders/${order.id}`] = real
    await userEvent.click(again)
    expect(await screen.findByText('394KJ49KQY2P')).toBeVisible()
  })
})
