import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answeringApi, Refusal } from '../../testing/answering-api'
import { openPage } from '../../testing/open-page'
import { signIn } from '../../testing/people'

async function change(current: string) {
  await userEvent.type(await screen.findByLabelText('Current password'), current)
  await userEvent.type(screen.getByLabelText('New password'), 'three quiet corner posts')
  await userEvent.type(screen.getByLabelText('New password again'), 'three quiet corner posts')
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
}

beforeEach(() => signIn())

describe('changing my password', () => {
  it('says that it is done and leaves an empty form', async () => {
    const message = 'Your password is changed.'
    openPage('/settings/update-password', answeringApi({ 'POST /update-password': () => ({ success: true, message }) }))
    await change('the old one')
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText('Current password')).toHaveValue('')
  })

  it('says beside its field that the current one is wrong, and logs nobody out', async () => {
    const message = 'This is not your current password.'
    const api = answeringApi({
      'POST /update-password': () => {
        throw new Refusal(422, 'Please check the form', [{ field: 'current_password', message }])
      },
    })
    const page = openPage('/settings/update-password', api)
    await change('a guess')
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText('Current password')).toHaveFocus()
    expect(page.path()).toBe('/settings/update-password')
  })
})
