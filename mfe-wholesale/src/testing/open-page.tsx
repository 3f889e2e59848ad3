import { createApi, type Slab } from '@shop/shared-api'
import { setSessionHint } from '@shop/shared-api/testing/session-hint'
import { bus } from '@shop/shared-events'
import { DialogHost, RemoteLoaderContext, Toaster, type RemoteLoader, type WidgetProps } from '@shop/shared-ui'
import { render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { ApiContext } from '../api-context'
import { routes } from '../routes'

/** What the network answers to a call by `METHOD /path`, given its body: the answer's body, or a whole response. */
export type Answers = Record<string, (body: unknown) => unknown>

/** The real client on a network that answers from a table; what is not in it is a 404. */
export function answeringApi(answers: Answers) {
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const text = await request.text()
    const handler = answers[`${request.method} ${new URL(request.url).pathname.replace('/api', '')}`]
    if (!handler) return refusal(404, 'not_found', 'We could not find that.')
    const given = await Promise.race([handler(asJson(text)), stopped(request.signal)])
    return given instanceof Response ? given : Response.json(given)
  }
  return createApi({ baseUrl: 'http://shop.test/api', fetch: answer })
}

/** A form with files comes as it travels. */
const asJson = (text: string): unknown => (/^[[{]/.test(text) ? JSON.parse(text) : text)

const stopped = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** A failure in the API's one shape. */
export const refusal = (
  status: number,
  code: string,
  message: string,
  errors?: { field: string; message: string }[],
): Response => Response.json({ code, message, errors }, { status })

/** Signs a wholeseller in, as every part hears it. */
export function signInWholeseller({ isVerified }: { isVerified: boolean }): void {
  setSessionHint('token')
  const user = { id: '1', username: 'Marcus', email: 'marcus@example.com', role: 'wholeseller', isVerified } as const
  bus.publish('session/changed', { user })
}

interface Surroundings {
  /** The tiers that the frame has at hand. */
  slabs?: Slab[]
  /** What the cart's own button was given when pressed. */
  onOrder?(lines: unknown): void
}

/** Opens one of this part's pages in a frame; other parts' pages say that they are elsewhere. */
export function openPage(address: string, answers: Answers = {}, { slabs = [], onOrder }: Surroundings = {}) {
  const site = [...routes, { path: '*', element: <h1>Elsewhere</h1> }]
  const frame = { settings: null, menu: null, slabs }
  const api = answeringApi(answers)
  const router = createMemoryRouter(
    [{ id: 'shell/frame', loader: () => frame, children: site, HydrateFallback: () => null }],
    { initialEntries: [address], getContext: () => ({ api }) as never },
  )
  render(
    <ApiContext value={api}>
      <RemoteLoaderContext value={cartPart(onOrder)}>
        <RouterProvider router={router} />
        <DialogHost />
        <Toaster />
      </RemoteLoaderContext>
    </ApiContext>,
  )
  return router
}

/** A cart part whose button tells what it was given. */
function cartPart(onOrder?: (lines: unknown) => void): RemoteLoader {
  const Widget = ({ label, about, lines }: WidgetProps['cart-checkout/order-again']) => (
    <button onClick={() => void lines().then(onOrder)}>{`${label}: ${about}`}</button>
  )
  const found = { Widget } as unknown as Awaited<ReturnType<RemoteLoader['load']>>
  return { load: () => Promise.resolve(found), peek: () => found }
}
