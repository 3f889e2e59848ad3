import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, ErrorResponse } from '../../testing/fake-api'
import { BackInStock } from './back-in-stock'

function show(refusal?: ErrorResponse) {
  const api = createFakeApi({
    'POST /back-in-stock': () => {
      if (refusal) throw refusal
      return { success: true, message: 'We will write to you once, as soon as it is back.' }
    },
  })
  render(<BackInStock variantId={13} wanted="Red, M" api={api} />)
  return api
}
const email = () => screen.getByLabelText(/Tell me when Red, M is back/)
const press = () => userEvent.click(screen.getByRole('button', { name: 'Tell me' }))

test('a shopper leaves an email and is told that we will write', async () => {
  const api = show()
  await userEvent.type(email(), 'ana@example.com')
  await press()
  expect(await screen.findByText(/We will write to you once/)).toBeVisible()
  expect(api.calls.map(({ body }) => body)).toEqual([{ product_variation_id: 13, email: 'ana@example.com' }])
})

test.each([
  ['', 'This field is required'],
  ['ana', 'Invalid email address'],
  ['ana@', 'Invalid email address'],
])('"%s" is no address, and nothing is sent', async (typed, words) => {
  const api = show()
  if (typed) await userEvent.type(email(), typed)
  await press()
  expect(screen.getByText(words)).toBeVisible()
  expect(email()).toHaveFocus()
  expect(api.calls).toEqual([])
})

test('a refusal is told at the field, and what was typed stays', async () => {
  show(new ErrorResponse(409))
  await userEvent.type(email(), 'ana@example.com')
  await press()
  expect(await screen.findByText('The shop refused.')).toBeVisible()
  expect(email()).toHaveValue('ana@example.com')
})
