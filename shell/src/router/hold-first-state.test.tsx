import { act, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { holdFirstState } from './hold-first-state'

function slowPage() {
  let answer: (title: string) => void = () => undefined
  const loader = () => new Promise<string>((resolve) => (answer = resolve))
  const routes = [{ path: '/', loader, Component: () => <h1>Roster</h1>, HydrateFallback: () => <p>Loading</p> }]
  const router = createMemoryRouter(routes)
  return { router, answer: () => answer('Roster') }
}

describe('holdFirstState', () => {
  test("shows data that arrived before its provider subscribed, after the server's state", async () => {
    const { router, answer } = slowPage()
    const held = holdFirstState(router)
    answer()
    await waitFor(() => expect(router.state.initialized).toBe(true))
    expect(held.state.initialized).toBe(false)
    await act(async () => void render(<RouterProvider router={held} />))
    expect(screen.getByRole('heading', { name: 'Roster' })).toBeVisible()
    expect(held.state).toBe(router.state)
  })

  test('notifies a provider that subscribed in time only once', () => {
    const { router } = slowPage()
    const subscriber = jest.fn()
    holdFirstState(router).subscribe(subscriber)
    expect(subscriber).not.toHaveBeenCalled()
  })
})
