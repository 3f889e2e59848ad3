import type { ReleaseSet } from '@shop/shared-api/contract'
import type { RouteObject } from 'react-router-dom'
import type { Loaded, Remotes } from '../remotes/create-remotes'
import { createRouter } from './browser-router'

const set = { revision: 1, parts: { catalogue: { version: '1.0.0', prefixes: ['/shop'] } } } as unknown as ReleaseSet
const list: RouteObject[] = [{ id: 'catalogue/shop', path: '/shop', Component: () => <h1>List</h1> }]
const hydration = { loaderData: {} }

/** A page at /shop with a remote that answers when the test lets it. */
function openPage(timeoutMs: number) {
  history.replaceState(null, '', '/shop')
  let answer: (routes: RouteObject[] | null) => void = () => undefined
  const answered = new Promise<Loaded<RouteObject[]>>((resolve, reject) => {
    answer = (value) => (value ? resolve({ version: '1.0.0', value }) : reject(new Error('gone')))
  })
  const remotes = { routes: () => answered, leave: () => false } as unknown as Remotes
  const onPage = jest.fn()
  return { answer, onPage, making: createRouter({ set, remotes, hydration, timeoutMs, onPage }) }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

describe('the first page', () => {
  test('is in use when its part loads in time', async () => {
    const { answer, onPage, making } = openPage(60_000)
    answer(list)
    await making
    expect(onPage.mock.calls).toEqual([[true]])
  })

  test('is in use once a late part has joined, and not before', async () => {
    const { answer, onPage, making } = openPage(0)
    await making
    expect(onPage).not.toHaveBeenCalled()
    answer(list)
    await settled()
    expect(onPage.mock.calls).toEqual([[true]])
  })

  test.each([0, 60_000])(
    'is settled as unavailable when no version of its part loads (within %d ms)',
    async (timeoutMs) => {
      const { answer, onPage, making } = openPage(timeoutMs)
      if (timeoutMs === 0) await making
      answer(null)
      await making
      await settled()
      expect(onPage.mock.calls).toEqual([[false]])
    },
  )
})
