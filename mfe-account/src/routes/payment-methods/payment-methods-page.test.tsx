import type { PaymentMethod } from '@shop/shared-api'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, errorResponse } from '@shop/shared-api/testing/fake-api'
import { sampleId } from '@shop/shared-api/testing/sample-id'
import { openPage } from '../../testing/open-page'
import { signIn } from '../../testing/people'

const card = (id: string, traits: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id,
  brand: 'visa',
  last4: '4242',
  exp_month: 4,
  exp_year: 2099,
  holder_name: 'Dana Rivera',
  is_defualt: false,
  ...traits,
})

/** A fake API that stores cards with the default first. */
function vault({ listings = Infinity } = {}) {
  let left = listings
  let cards = [
    card(sampleId(1), { is_defualt: true }),
    card(sampleId(2), { brand: 'mastercard', last4: '4444', exp_year: 2020 }),
  ]
  const listed = () => ({ data: cards })
  const list = () => {
    if ((left -= 1) < 0) return errorResponse(500, 'refused', 'The shop is not well.')
    return listed()
  }
  return createFakeApi({
    'GET /payment-methods': list,
    'GET /store-credit': () => ({ data: { balance: 0, entries: [] } }),
    'POST /payment-methods/:id': ({ params }) => {
      cards = [...cards].reverse().map((each) => ({ ...each, is_defualt: each.id === params.id }))
      return listed()
    },
    'GET /payment-provider': () => ({ data: { provider: 'test-vault', publishable_key: null, api_url: null } }),
    'POST /payment-methods': ({ body }) => {
      const added = card(sampleId(3), { last4: '0005', is_defualt: body.is_defualt })
      cards = added.is_defualt ? [added, ...cards.map((each) => ({ ...each, is_defualt: false }))] : [...cards, added]
      return { data: added }
    },
    'DELETE /payment-methods/:id': ({ params }) => {
      cards = cards.filter(({ id }) => id !== params.id).map((each) => ({ ...each, is_defualt: true }))
      return { success: true, message: 'Deleted' }
    },
  })
}

const rows = async () => {
  await screen.findAllByRole('button', { name: /^Delete/ })
  return within(screen.getByRole('list', { name: 'Saved cards' })).getAllByRole('listitem')
}
const names = async () => (await rows()).map((row) => row.querySelector('strong')?.textContent)

async function enterCard(dialog: HTMLElement) {
  await userEvent.type(await within(dialog).findByLabelText('Card number'), '378282246310005')
  await userEvent.type(within(dialog).getByLabelText('Expiry'), '0440')
  await userEvent.type(within(dialog).getByLabelText('Security code'), '1234')
  await userEvent.type(within(dialog).getByLabelText('Name on card'), 'Dana Rivera')
}

beforeEach(() => signIn())

describe('payment methods page', () => {
  test('lists the default first and marks expired cards', async () => {
    openPage('/settings/payment-methods', vault())
    const [first, second] = await rows()
    expect(first).toHaveTextContent('Visa ending in 4242')
    expect(first).toHaveTextContent('Default')
    expect(second).toHaveTextContent('Mastercard ending in 4444')
    expect(second).toHaveTextContent('Expired')
  })

  test('changes the default', async () => {
    openPage('/settings/payment-methods', vault())
    await userEvent.click(await screen.findByRole('button', { name: 'Set as default: Mastercard ending in 4444' }))
    await waitFor(async () => expect((await names())[0]).toBe('Mastercard ending in 4444'))
    expect(await screen.findByText('Default card updated')).toBeVisible()
  })

  test('deletes a card after a confirmation that names the next default', async () => {
    const api = vault()
    openPage('/settings/payment-methods', api)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Visa ending in 4242' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete this card?' })
    expect(dialog).toHaveTextContent('the card you added most recently will become the default')
    expect(api.named(`DELETE /payment-methods/${sampleId(1)}`)).toEqual([])
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete card' }))
    await waitFor(async () => expect(await names()).toEqual(['Mastercard ending in 4444']))
  })

  test("deletes a card once even if the list can't be reloaded", async () => {
    const api = vault({ listings: 1 })
    openPage('/settings/payment-methods', api)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Visa ending in 4242' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Delete card' }))
    expect(await screen.findByText('Card deleted')).toBeVisible()
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(api.named(`DELETE /payment-methods/${sampleId(1)}`)).toHaveLength(1)
  })

  test("saves a card once even if the list can't be reloaded", async () => {
    const api = vault({ listings: 1 })
    openPage('/settings/payment-methods', api)
    await userEvent.click(await screen.findByRole('button', { name: 'Add a card' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add a card' })
    await enterCard(dialog)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save card' }))
    expect(await screen.findByText('Card saved')).toBeVisible()
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    expect(api.named('POST /payment-methods')).toHaveLength(1)
  })

  test('adds a card in a dialog, optionally as the default, without sending its number', async () => {
    const api = vault()
    openPage('/settings/payment-methods', api)
    await userEvent.click(await screen.findByRole('button', { name: 'Add a card' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add a card' })
    await enterCard(dialog)
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Make this my default card' }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save card' }))
    await waitFor(async () => expect((await names())[0]).toBe('Visa ending in 0005'))
    expect(await screen.findByText('Card saved')).toBeVisible()
    const sent = JSON.stringify(api.named('POST /payment-methods')[0]?.body)
    expect(sent).not.toContain('37828224631')
    expect(atob(sent.match(/testvault\.([\w-]+)/)![1]!)).not.toMatch(/37828224631|1234/)
  })
})
