import { bus } from '@shop/shared-events'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openPage, refusal, type Answers } from '../../testing/open-page'

const states = { 'GET /get-states': () => ({ data: [{ code: 'NY', name: 'New York' }] }) }
const typed = {
  'Your name': 'Kai Moore',
  Phone: '201 555 0166',
  Email: 'kai@gym.example',
  Password: 'left hook body shot',
  'Password again': 'left hook body shot',
}
const business = {
  'Business name': 'Kai Gym',
  'Tax ID': '12-3456789',
  'Street address': '1 Main Street',
  City: 'Albany',
  'ZIP code': '12207',
}
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}(\\s*\\*|\\s|$)`), { selector: 'input' })

async function put(texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const place = label === 'Password' ? screen.getAllByLabelText(/^Password/)[0]! : field(label)
    await userEvent.click(place)
    await userEvent.paste(text)
  }
}
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send application' }))
const choose = (...files: File[]) =>
  userEvent.upload(screen.getByLabelText('Documents', { selector: 'input' }), files, { applyAccept: false })
const pdf = (name = 'licence.pdf', size = 100) => new File(['x'.repeat(size)], name, { type: 'application/pdf' })

beforeEach(() => {
  sessionStorage.clear()
  bus.publish('session/changed', { user: null })
})

async function atDocuments(answers: Answers = {}) {
  const router = openPage('/wholesaler/signup', { ...states, ...answers })
  await screen.findByLabelText(/^Your name/)
  await put(typed)
  await userEvent.click(screen.getByLabelText(/^I accept/))
  await goOn()
  await put(business)
  await userEvent.selectOptions(screen.getByLabelText(/^State/), 'NY')
  await goOn()
  await screen.findByRole('button', { name: 'Send application' })
  return router
}

describe('a wholesale application', () => {
  it('says what is wrong in a step before the next one', async () => {
    openPage('/wholesaler/signup', states)
    await screen.findByLabelText(/^Your name/)
    await put({ ...typed, Email: 'kai@', 'Password again': 'right hook' })
    await goOn()
    expect(await screen.findByText('Invalid email address')).toBeVisible()
    await put({ Email: 'gym.example' })
    await userEvent.click(screen.getByLabelText(/^I accept/))
    await goOn()
    expect(await screen.findByText('The passwords are not the same')).toBeVisible()
    await userEvent.clear(field('Password again'))
    await put({ 'Password again': typed.Password })
    await goOn()
    await put({ ...business, Website: 'not an address' })
    await goOn()
    expect(await screen.findByText('Invalid URL')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Send application' })).toBeNull()
  })

  it('explains each refused file before anything is sent', async () => {
    const sent = jest.fn()
    await atDocuments({ 'POST /register-wholeseller': sent })
    await send()
    expect(await screen.findByText('Add at least one file.')).toBeVisible()
    await choose(pdf('setup.exe'), pdf('empty.pdf', 0), pdf(), pdf('second.pdf'))
    expect(screen.getByText('setup.exe is not one of PDF, JPG, JPEG, PNG.')).toBeVisible()
    expect(screen.getByText('empty.pdf is empty.')).toBeVisible()
    expect(screen.getByText('Choose at most 3 files.')).toBeVisible()
    await send()
    expect(sent).not.toHaveBeenCalled()
  })

  it('is kept whole when the server does not answer, and says so in the words agreed', async () => {
    await atDocuments({ 'POST /register-wholeseller': () => Promise.reject(new TypeError('network')) })
    await choose(pdf())
    await send()
    expect(await screen.findByText('No response from server')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Remove licence.pdf' })).toBeVisible()
  })

  it('leads back to the field that the shop refuses', async () => {
    const words = 'This email has an account already.'
    await atDocuments({
      'POST /register-wholeseller': () => refusal(422, 'email_taken', words, [{ field: 'email', message: words }]),
    })
    await choose(pdf())
    await send()
    expect((await screen.findAllByText(words))[0]).toBeVisible()
    expect(field('Email')).toBeVisible()
    expect(field('Email')).toHaveAccessibleDescription(expect.stringContaining(words))
  })

  it('can be stopped while its files are on their way', async () => {
    await atDocuments({ 'POST /register-wholeseller': () => new Promise(() => undefined) })
    await choose(pdf())
    await send()
    expect(await screen.findByRole('progressbar', { name: 'Sending' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Stop sending' }))
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove licence.pdf' })).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('button', { name: 'Send application' })).not.toHaveAttribute('aria-busy')
  })

  it('opens the status page with the new session, and forgets its draft', async () => {
    const user = { id: '5', username: 'Kai', email: typed.Email, role: 'wholeseller', is_verified: false, phone: null }
    const router = await atDocuments({
      'POST /register-wholeseller': () => ({ user }),
      'GET /wholesale-application': () => ({
        data: {
          status: 'pending',
          business_name: 'Kai Gym',
          reason: null,
          received_at: '2026-11-01T12:00:00Z',
          decided_at: null,
        },
      }),
    })
    await choose(pdf())
    await send()
    expect(await screen.findByText('We have received the application of Kai Gym')).toBeVisible()
    expect(router.state.location.pathname).toBe('/wholesaler/status')
    expect(sessionStorage.getItem('wholesale-draft:v1')).toBeNull()
    expect(bus.last('session/changed')?.user).toMatchObject({ username: 'Kai', isVerified: false })
  })
})
