import '@shop/account-contract'
import { bus } from '@shop/shared-events'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { errorResponse, neverResponds, type Handlers } from '@shop/shared-api/testing/fake-api'
import { sampleId } from '@shop/shared-api/testing/sample-id'
import { applicationOf } from '../../testing/applications'
import { openPage } from '../../testing/open-page'

const states = { 'GET /get-states': () => ({ data: [{ code: 'NY', name: 'New York' }] }) }
const typed = {
  'Your name': 'Kai Moore',
  Phone: '201 555 0166',
  Email: 'kai@gym.example',
  Password: 'left hook body shot',
  'Confirm password': 'left hook body shot',
}
const business = {
  'Business name': 'Kai Gym',
  'Tax ID': '12-3456789',
  'Street address': '1 Main Street',
  City: 'Albany',
  'ZIP code': '12207',
}
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}(\\s*\\*|\\s|$)`), { selector: 'input' })

async function fillIn(texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const input = label === 'Password' ? screen.getAllByLabelText(/^Password/)[0]! : field(label)
    await userEvent.click(input)
    await userEvent.paste(text)
  }
}
const continueSignup = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))
const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit application' }))
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Documents', { selector: 'input' }), files, { applyAccept: false })
const pdf = (name = 'licence.pdf', size = 100) => new File(['x'.repeat(size)], name, { type: 'application/pdf' })

beforeEach(() => {
  sessionStorage.clear()
  bus.publish('session/changed', { user: null })
})

async function atDocuments(answers: Handlers = {}) {
  const router = openPage('/wholesaler/signup', { ...states, ...answers })
  await screen.findByLabelText(/^Your name/)
  await fillIn(typed)
  await userEvent.click(screen.getByLabelText(/^I agree/))
  await continueSignup()
  await fillIn(business)
  await userEvent.selectOptions(screen.getByLabelText(/^State/), 'NY')
  await continueSignup()
  await screen.findByRole('button', { name: 'Submit application' })
  return router
}

describe('wholesale application page', () => {
  test('shows the errors of a step before the next one', async () => {
    openPage('/wholesaler/signup', states)
    await screen.findByLabelText(/^Your name/)
    await fillIn({ ...typed, Email: 'kai@', 'Confirm password': 'right hook' })
    await continueSignup()
    expect(await screen.findByText('Invalid email address')).toBeVisible()
    await fillIn({ Email: 'gym.example' })
    await userEvent.click(screen.getByLabelText(/^I agree/))
    await continueSignup()
    expect(await screen.findByText('The passwords are not the same')).toBeVisible()
    await userEvent.clear(field('Confirm password'))
    await fillIn({ 'Confirm password': typed.Password })
    await continueSignup()
    await fillIn({ ...business, Website: 'not an address' })
    await continueSignup()
    expect(await screen.findByText('Invalid URL')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Submit application' })).toBeNull()
  })

  test('explains each rejected file before upload', async () => {
    const sent = jest.fn()
    await atDocuments({ 'POST /register-wholeseller': sent })
    await send()
    expect(await screen.findByText('Add at least one file.')).toBeVisible()
    await choose(pdf('setup.exe'), pdf('empty.pdf', 0), pdf(), pdf('second.pdf'))
    expect(screen.getByText('setup.exe isn’t an accepted file type. Use PDF, JPG, JPEG, PNG.')).toBeVisible()
    expect(screen.getByText('empty.pdf is empty.')).toBeVisible()
    expect(screen.getByText('Choose up to 3 files.')).toBeVisible()
    await send()
    expect(sent).not.toHaveBeenCalled()
  })

  test('keeps the input and shows the spec’s message when the server does not respond', async () => {
    await atDocuments({ 'POST /register-wholeseller': () => Promise.reject(new TypeError('network')) })
    await choose(pdf())
    await send()
    expect(await screen.findByText('No response from server')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove licence.pdf' })).toBeVisible()
  })

  test('returns to the field that the API rejects', async () => {
    const message = 'This email has an account already.'
    await atDocuments({
      'POST /register-wholeseller': () => errorResponse(422, 'email_taken', message, [{ field: 'email', message }]),
    })
    await choose(pdf())
    await send()
    expect((await screen.findAllByText(message))[0]).toBeVisible()
    expect(field('Email')).toBeVisible()
    expect(field('Email')).toHaveAccessibleDescription(expect.stringContaining(message))
  })

  test('can be canceled during the upload', async () => {
    await atDocuments({ 'POST /register-wholeseller': neverResponds })
    await choose(pdf())
    await send()
    expect(await screen.findByRole('progressbar', { name: 'Upload progress' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel upload' }))
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove licence.pdf' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'Submit application' })).not.toHaveAttribute('aria-busy')
  })

  test('opens the status page with the new session and deletes its draft', async () => {
    const user = {
      id: sampleId(5),
      username: 'Kai',
      email: typed.Email,
      role: 'wholeseller',
      is_verified: false,
      phone: null,
    } as const
    const router = await atDocuments({
      'POST /register-wholeseller': () => ({ user }),
      ...applicationOf('pending'),
    })
    await choose(pdf())
    await send()
    expect(await screen.findByText('We’ve received the application for Kai Gym')).toBeVisible()
    expect(router.state.location.pathname).toBe('/wholesaler/status')
    expect(sessionStorage.getItem('wholesale-draft:v1')).toBeNull()
    expect(bus.last('session/changed')?.user).toMatchObject({ username: 'Kai', isVerified: false })
  })
})
