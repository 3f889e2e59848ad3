import { createApi, writeToken } from '@shop/shared-api'
import { bus } from '@shop/shared-events'
import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ApiContext } from '../api-context'
import { routes } from '../routes'

/** What the network answers to a call by `METHOD /path`, given its body. */
export type Answers = Record<string, (body: unknown) => unknown>

/** The real client on a network that answers from a table; what is not in it is a 404. */
export function answeringApi(answers: Answers) {
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const text = await request.text()
    const handler = answers[`${request.method} ${new URL(request.url).pathname.replace('/api', '')}`]
    if (!handler) return Response.json({ code: 'not_found', message: 'We could not find that.' }, { status: 404 })
    return Response.json(handler(text === '' ? undefined : (JSON.parse(text) as unknown)))
  }
  return createApi({ baseUrl: 'http://shop.test/api', fetch: answer })
}

/** Signs a wholeseller in, as every part hears it. */
export function signInWholeseller({ isVerified }: { isVerified: boolean }): void {
  writeToken('token')
  const user = { id: '1', username: 'Marcus', email: 'marcus@example.com', role: 'wholeseller', isVerified } as const
  bus.publish('session/changed', { user })
}

/** Opens one of this part's pages; other parts' pages say that they are elsewhere. */
export function openPage(address: string, answers: Answers = {}) {
  const site = [...routes, { path: '*', element: <h1>Elsewhere</h1> }]
  const router = createMemoryRouter([{ children: site, HydrateFallback: () => null }], { initialEntries: [address] })
  render(
    <ApiContext value={answeringApi(answers)}>
      <RouterProvider router={router} />
    </ApiContext>,
  )
  return router
}
