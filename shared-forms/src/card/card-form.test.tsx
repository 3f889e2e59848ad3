import { createFakeApi, errorResponse } from '@shop/shared-api/testing/fake-api'
import { ApiError } from '@shop/shared-api'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CardForm } from './card-form'
// Imported up front, so that compiling it doesn't count as the form being slow.
import './stripe-form'
import type { Stripe } from './stripe-script'
import type { CardToken } from './test-vault'

const testVault = () => ({ data: { provider: 'test-vault' as const, publishable_key: null, api_url: null } })
const vault = () => createFakeApi({ 'GET /payment-provider': testVault })
const stripeApi = () =>
  createFakeApi({
    'GET /payment-provider': () => ({
      data: { provider: 'stripe', publishable_key: 'pk_test_1', api_url: 'https://api.stripe.com' },
    }),
  })

async function showVaultForm(onCard: (card: CardToken) => Promise<void> | void = () => undefined) {
  render(<CardForm api={vault()} submitLabel="Save card" onCard={onCard} />)
  await screen.findByLabelText('Card number')
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Save card' }))
async function fill() {
  await userEvent.type(screen.getByLabelText('Card number'), '4242424242424242')
  await userEvent.type(screen.getByLabelText('Expiry'), '0440')
  await userEvent.type(screen.getByLabelText('Security code'), '123')
  await userEvent.type(screen.getByLabelText('Name on card'), 'Dana Rivera')
}

describe('CardForm', () => {
  test('returns a token and never sends number and code', async () => {
    const onCard = jest.fn()
    await showVaultForm(onCard)
    await fill()
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242')
    expect(screen.getByLabelText('Expiry')).toHaveValue('04 / 40')
    await press()
    await waitFor(() => expect(onCard).toHaveBeenCalled())
    const [card] = onCard.mock.calls[0] as [CardToken]
    expect(card).toMatchObject({ brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2040 })
    expect(JSON.stringify(card) + atob(card.token.split('.')[1]!)).not.toMatch(/424242|123/)
  })

  test('accepts pasted and autofilled values', async () => {
    await showVaultForm()
    await userEvent.click(screen.getByLabelText('Card number'))
    await userEvent.paste('5555-5555-5555-4444')
    expect(screen.getByLabelText('Card number')).toHaveValue('5555 5555 5555 4444')
    expect(['cc-number', 'cc-exp', 'cc-csc', 'cc-name']).toEqual(
      ['Card number', 'Expiry', 'Security code', 'Name on card'].map((label) =>
        screen.getByLabelText(label).getAttribute('autocomplete'),
      ),
    )
  })

  test('validates on blur, and lists all errors on submit with the first field focused', async () => {
    const onCard = jest.fn()
    const scrolledIntoView: (string | null)[] = []
    jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledIntoView.push(screen.queryByText('4 fields need your attention') && this.getAttribute('name'))
    })
    await showVaultForm(onCard)
    await userEvent.type(screen.getByLabelText('Expiry'), '0120')
    await userEvent.tab()
    expect(await screen.findByText('This card has expired')).toBeVisible()
    await press()
    expect(await screen.findByText('4 fields need your attention')).toBeVisible()
    expect(screen.getByLabelText('Card number')).toHaveFocus()
    expect(scrolledIntoView).toEqual(['number'])
    await userEvent.click(screen.getByRole('button', { name: /^Name on card:/ }))
    expect(screen.getByLabelText('Name on card')).toHaveFocus()
    expect(onCard).not.toHaveBeenCalled()
  })

  test('shows why a card was declined and retains the input', async () => {
    const message = 'Your card was declined. Please choose another way to pay.'
    await showVaultForm(() => Promise.reject(new ApiError(422, 'card_declined', message)))
    await fill()
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(screen.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242')
  })

  test('can be retried when the provider cannot be loaded', async () => {
    let fails = true
    const api = createFakeApi({ 'GET /payment-provider': () => (fails ? errorResponse(500) : testVault()) })
    render(<CardForm api={api} submitLabel="Save card" onCard={() => undefined} />)
    await screen.findByText(/Paying by a new card is unavailable/)
    fails = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByLabelText('Card number')).toBeVisible()
  })

  afterEach(() => {
    delete window.Stripe
    document.head.querySelectorAll('script').forEach((script) => script.remove())
  })

  test("with Stripe, collects the card in Stripe's own inputs and passes Stripe's token on", async () => {
    const mounted: string[] = []
    const requested: unknown[] = []
    const stripe: Stripe = {
      elements: () => ({
        create: (kind) => ({
          mount: () => void mounted.push(kind),
          destroy: () => undefined,
          focus: () => undefined,
          on: () => undefined,
        }),
      }),
      createPaymentMethod: async (request) => {
        requested.push(request.billing_details)
        const card = { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2040 }
        return { paymentMethod: { id: 'pm_1', card } }
      },
    }
    const onCard = jest.fn()
    render(<CardForm api={stripeApi()} submitLabel="Save card" onCard={onCard} />)
    const script = await waitFor(() => {
      const found = document.head.querySelector<HTMLScriptElement>('script[src]')
      if (!found) throw new Error('no script yet')
      return found
    })
    expect(script.src).toBe('https://js.stripe.com/v3/')
    window.Stripe = () => stripe
    await act(async () => void script.dispatchEvent(new Event('load')))
    await userEvent.type(await screen.findByLabelText('Name on card'), 'Dana Rivera')
    expect(mounted).toEqual(['cardNumber', 'cardExpiry', 'cardCvc'])
    await press()
    await waitFor(() => expect(onCard).toHaveBeenCalledWith(expect.objectContaining({ token: 'pm_1', last4: '4242' })))
    expect(requested).toEqual([{ name: 'Dana Rivera' }])
  })
})
