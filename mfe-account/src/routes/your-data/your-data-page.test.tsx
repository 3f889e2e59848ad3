import '@shop/account-contract'
import { isLoggedInHint } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, errorResponse } from '@shop/shared-api/testing/fake-api'
import { openPage } from '../../testing/open-page'
import { makeMyData, signIn } from '../../testing/people'

const address = '/settings/your-data'

async function openQuestion() {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }))
  return screen.findByRole('dialog', { name: 'Delete your account?' })
}

async function confirm(dialog: HTMLElement, password: string) {
  if (password) await userEvent.type(within(dialog).getByLabelText(/^Password/), password)
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete my account' }))
}

beforeEach(() => signIn())

describe('your data page', () => {
  test('data export: downloads everything the API returns as a file', async () => {
    const saved: { name: string; blob: Blob }[] = []
    let blob: Blob | undefined
    const makeAddress = jest.fn((given: Blob) => ((blob = given), 'blob:own'))
    Object.assign(URL, { createObjectURL: makeAddress, revokeObjectURL: () => undefined })
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      if (blob) saved.push({ name: this.download, blob })
    })
    const data = makeMyData()
    openPage(address, createFakeApi({ 'GET /my-data': () => data }))
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toBe('my-data-2026-11-21.json')
    expect(saved[0]?.blob.size).toBe(JSON.stringify(data, null, 2).length)
    click.mockRestore()
  })

  test('data export: shows why the export failed', async () => {
    const message = 'You have downloaded your data many times. Please try again later.'
    const api = createFakeApi({
      'GET /my-data': () => errorResponse(429, 'refused', message),
    })
    openPage(address, api)
    await userEvent.click(await screen.findByRole('button', { name: 'Download my data' }))
    const dialog = await screen.findByRole('dialog', { name: 'Error!' })
    expect(dialog).toHaveTextContent(message)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  })

  test('account deletion: states what is retained, on the page and in the dialog', async () => {
    openPage(address, createFakeApi({}))
    const text = 'items, amounts, state and ZIP code, which tax law requires us to keep'
    expect(await screen.findByText(new RegExp(text))).toBeVisible()
    expect(await openQuestion()).toHaveTextContent(text)
  })

  test('account deletion: requires the password and sends nothing without it', async () => {
    const api = createFakeApi({})
    openPage(address, api)
    const dialog = await openQuestion()
    await confirm(dialog, '')
    expect(await within(dialog).findByText('This field is required')).toBeVisible()
    expect(api.calls).toEqual([])
  })

  test('account deletion: keeps the session after a wrong password or with an undelivered order', async () => {
    const message =
      'You have orders on their way (394KJ49KQY2P). Please wait until they are delivered, or cancel them first.'
    const api = createFakeApi({
      'POST /delete-account': () => errorResponse(409, 'refused', message),
    })
    openPage(address, api)
    const dialog = await openQuestion()
    await confirm(dialog, 'quiet corner lamp')
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(message)
    expect(isLoggedInHint()).toBe(true)
  })

  test('account deletion: ends the session in every tab without calling the API with an ended session', async () => {
    const ended: unknown[] = []
    const subscription = bus.stream('session/ended').subscribe((payload) => ended.push(payload))
    const api = createFakeApi({
      'POST /delete-account': () => ({ success: true, message: 'Your account is deleted.' }),
    })
    openPage(address, api)
    await confirm(await openQuestion(), 'quiet corner lamp')
    expect(await screen.findByRole('dialog', { name: 'Goodbye' })).toHaveTextContent('Your account is deleted.')
    expect(api.calls.map(({ name, body }) => [name, body])).toEqual([
      ['POST /delete-account', { password: 'quiet corner lamp' }],
    ])
    expect(ended).toEqual([{ reason: 'logout' }])
    subscription.unsubscribe()
  })
})
