import { bus } from '@shop/shared-events'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answeringApi, Refusal } from '../../testing/answering-api'
import { openPage } from '../../testing/open-page'
import { dana, signOut } from '../../testing/people'

async function fillIn(again = 'three quiet corner posts') {
  await userEvent.type(screen.getByLabelText(/^Your name/), 'Dana Rivera')
  await userEvent.type(screen.getByLabelText(/^Email/), 'dana@gym.example')
  await userEvent.type(screen.getByLabelText(/^Password$/), 'three quiet corner posts')
  await userEvent.type(screen.getByLabelText(/^Password again/), again)
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }))

beforeEach(signOut)

describe('signing up', () => {
  it('opens the account, signs in and goes to the home page', async () => {
    const api = answeringApi({ 'POST /register': () => ({ user: dana }) })
    const page = openPage('/signup', api)
    await page.heading('Sign up')
    await fillIn()
    expect(screen.getByText('Strong.')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox', { name: /I accept the terms/ }))
    await press()
    await page.heading('Elsewhere')
    expect(page.path()).toBe('/')
    expect(bus.last('session/changed')?.user).toMatchObject({ username: 'Dana Rivera' })
    expect(api.calls[0]?.body).toMatchObject({ username: 'Dana Rivera', terms: true })
  })

  it('needs the terms accepted and the same password twice', async () => {
    const api = answeringApi({})
    await openPage('/signup', api).heading('Sign up')
    await fillIn('three quiet corner post')
    await press()
    expect(await screen.findByText('Please accept the terms')).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox'))
    await press()
    expect(await screen.findByText('The passwords are not the same')).toBeVisible()
    expect(api.calls).toEqual([])
  })

  it('puts what the API refuses beside its field and the cursor into it', async () => {
    const api = answeringApi({
      'POST /register': () => {
        const message = 'This email already has an account.'
        throw new Refusal(422, message, [{ field: 'email', message }])
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
