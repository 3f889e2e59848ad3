import { fakePageFetch, type RecordedCall, type Resolvers } from '@shop/shared-api/testing/fake-network'
import { DialogHost, Toaster } from '@shop/shared-ui'
import { configure, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { routes } from '../routes'
import { owner } from './owner'

// The first test of a file waits for the page's chunk to compile.
configure({ asyncUtilTimeout: 20_000 })

/** Answers of operations by their names; a Response is a failure. */
export type Answers = Record<string, (input: Record<string, unknown>) => unknown>

interface Opened {
  path(): string
  /** Inputs of an operation so far, oldest first. */
  inputs(operation: string): unknown[]
  calls: RecordedCall[]
  /** Waits for the page's heading. */
  heading(name: string): Promise<HTMLElement>
}

/** Opens a page of the console for an owner, with these answers of the API. */
export function openConsole(address: string, answers: Answers = {}, calls: Resolvers = {}): Opened {
  const operations = Object.entries(answers).map(([name, answer]): [string, Resolvers[string]] => [
    `POST /staff/operations/${name}`,
    ({ body }) => answer(body as Record<string, unknown>),
  ])
  const recorded = fakePageFetch({
    'GET /staff/session': () => owner,
    'POST /staff/operations/inbox.counts': () => ({ record: { messages: 0, reports: 0, reviews: 0 } }),
    ...Object.fromEntries(operations),
    ...calls,
  })
  const site = [...routes, { path: '*', element: <h1>Elsewhere</h1> }]
  const frame = { children: site, HydrateFallback: () => null }
  const router = createMemoryRouter([frame], { initialEntries: [address] })
  render(
    <>
      <RouterProvider router={router} />
      <DialogHost />
      <Toaster />
    </>,
  )
  return {
    path: () => router.state.location.pathname + router.state.location.search,
    inputs: (operation) =>
      recorded.filter(({ name }) => name === `POST /staff/operations/${operation}`).map(({ body }) => body),
    calls: recorded,
    heading: (name) => screen.findByRole('heading', { level: 1, name }),
  }
}
