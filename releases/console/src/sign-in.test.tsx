import { fakePageFetch } from '@shop/shared-api/testing/fake-network'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SignIn } from './sign-in'

describe('SignIn', () => {
  test('requires a name that isn’t blank', async () => {
    const calls = fakePageFetch({ 'GET /v1/session': () => ({ role: 'viewer', parts: [], mayForce: false }) })
    const onSession = jest.fn()
    render(<SignIn onSession={onSession} />)
    expect(screen.getByRole('heading', { name: 'Releases' })).toHaveFocus()
    await userEvent.type(screen.getByLabelText(/^Your name/), '   ')
    await userEvent.type(screen.getByLabelText(/^Token/), 'x'.repeat(43))
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(screen.getByLabelText(/^Your name/)).toBeInvalid()
    expect(calls).toEqual([])
    await userEvent.type(screen.getByLabelText(/^Your name/), 'Ada')
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(onSession).toHaveBeenCalledWith({ by: 'Ada', token: 'x'.repeat(43) }, expect.anything())
  })
})
