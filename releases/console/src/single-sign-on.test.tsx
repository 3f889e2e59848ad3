import { fakePageFetch } from '@shop/shared-api/testing/fake-network'
import { render, screen } from '@testing-library/react'
import { SignIn } from './sign-in'
import { singleSignOnLabel, takeSingleSignOn } from './single-sign-on'

describe('single sign-on of the console', () => {
  afterEach(() => history.replaceState(null, '', '/'))

  test('offers the issuer next to the token, only where there is one', () => {
    const { unmount } = render(<SignIn onSession={jest.fn()} singleSignOn="Acme ID" />)
    expect(screen.getByRole('link', { name: 'Sign in with Acme ID' })).toHaveAttribute('href', '/v1/sign-in')
    expect(screen.getByLabelText(/^Token/)).toBeVisible()
    unmount()
    render(<SignIn onSession={jest.fn()} />)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })

  test('takes the token once, after the issuer sent the browser back', async () => {
    const calls = fakePageFetch({ 'POST /v1/sign-in/token': () => ({ token: 'shop-access.x', name: 'Ada' }) })
    expect(await takeSingleSignOn()).toBeNull()
    history.replaceState(null, '', '/#signed-in')
    expect(await takeSingleSignOn()).toEqual({ token: 'shop-access.x', by: 'Ada' })
    expect(location.hash).toBe('')
    expect(await takeSingleSignOn()).toBeNull()
    expect(calls).toHaveLength(1)
  })

  test('reports why a sign-in failed, and works without the options of an older server', async () => {
    fakePageFetch({
      'POST /v1/sign-in/token': () => Response.json({ message: 'No sign-in is pending.' }, { status: 401 }),
    })
    history.replaceState(null, '', '/#signed-in')
    await expect(takeSingleSignOn()).rejects.toMatchObject({ status: 401, message: 'No sign-in is pending.' })
    expect(await singleSignOnLabel()).toBeNull()
  })
})
