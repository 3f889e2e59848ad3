import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, errorResponse } from '@shop/shared-api/testing/fake-api'
import { BackInStock } from './back-in-stock'

function show(refusal?: Response) {
  const api = createFakeApi({
    'POST /back-in-stock': () =>
      refusal ?? { success: true, message: 'We will email you once, as soon as it is back in stock.' },
  })
  render(<BackInStock variantId={13} wanted="Red, M" api={api} />)
  return api
}
const email = () => screen.getByLabelText(/Email me when Red, M is back in stock/)
const press = () => userEvent.click(screen.getByRole('button', { name: 'Notify me' }))

describe('BackInStock', () => {
  test('subscribes an email and confirms it', async () => {
    const api = show()
    await userEvent.type(email(), 'ana@example.com')
    await press()
    expect(await screen.findByText(/We will email you once/)).toBeVisible()
    expect(api.calls.map(({ body }) => body)).toEqual([{ product_variation_id: 13, email: 'ana@example.com' }])
  })

  test.each([
    ['', 'This field is required'],
    ['ana', 'Invalid email address'],
    ['ana@', 'Invalid email address'],
  ])('rejects "%s" and sends nothing', async (typed, message) => {
    const api = show()
    if (typed) await userEvent.type(email(), typed)
    await press()
    expect(screen.getByText(message)).toBeVisible()
    expect(email()).toHaveFocus()
    expect(api.calls).toEqual([])
  })

  test('shows an API error at the field and keeps the input', async () => {
    show(errorResponse(409))
    await userEvent.type(email(), 'ana@example.com')
    await press()
    expect(await screen.findByText('The shop refused.')).toBeVisible()
    expect(email()).toHaveValue('ana@example.com')
  })
})
