import '@shop/account-contract'
import { bus } from '@shop/shared-events'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, errorResponse } from '@shop/shared-api/testing/fake-api'
import { openPage } from '../../testing/open-page'
import { dana, signOut } from '../../testing/people'

async function fillIn(again = 'three quiet corner posts') {
  await userEvent.type(screen.getByLabelText(/^Your name/), 'Dana Rivera')
  await userEvent.type(screen.getByLabelText(/^Email/), 'dana@gym.example')
  await userEvent.type(screen.getByLabelText(/^Password$/), 'three quiet corner posts')
  await userEvent.type(screen.getByLabelText(/^Confirm password/), again)
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }))

beforeEach(signOut)

describe('signup page', () => {
  test('creates the account, publishes the session and redirects to the home page', async () => {
    const api = createFakeApi({ 'POST /register': () => ({ user: dana }) })
    const page = openPage('/signup', api)
    await page.heading('Sign up')
    await fillIn()
    expect(screen.getByText('Strong.')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: /I agree to the Terms of Service/ }))
    await press()
    await page.heading('Elsewhere')
    expect(page.path()).toBe('/')
    expect(bus.last('session/changed')?.user).toMatchObject({ username: 'Dana Rivera' })
    expect(api.calls[0]?.body).toMatchObject({ username: 'Dana Rivera', terms: true })
  })

  test('requires accepted terms and matching passwords', async () => {
    const api = createFakeApi({})
    await openPage('/signup', api).heading('Sign up')
    await fillIn('three quiet corner post')
    await press()
    expect(await screen.findByText('Please accept the terms')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox'))
    await press()
    expect(await screen.findByText('The passwords are not the same')).toBeVisible()
    expect(api.calls).toEqual([])
  })

  test('shows an API error at its field and focuses it', async () => {
    const api = createFakeApi({
      'POST /register': () => {
        const message = 'This email already has an account.'
        return errorResponse(422, 'refused', message, [{ field: 'email', message }])
      },
    })
    await openPage('/signup', api).heading('Sign up')
    await fillIn()
    await userEvent.click(screen.getByRole('checkbox'))
    await press()
    expect(await screen.findByRole('alert')).toHaveTextContent('This email already has an account.')
    expect(screen.getByLabelText(/^Email/)).toHaveFocus()
    expect(screen.getByLabelText(/^Email/)).toBeInvalid()
  })
})
