import { render } from '@testing-library/react'
import { useEffect } from 'react'
import type { RouteObject } from 'react-router-dom'
import { watchedComponent, watchedRoutes } from './watched-code'

const version = { part: 'catalogue', version: '1.0.0' }
const named = 'catalogue@1.0.0'
let now: unknown

beforeEach(() => {
  now = ''
  Object.assign(globalThis, { watchPage: (kind: string, value: unknown) => kind === 'part' && (now = value) })
})

describe('watched code', () => {
  test('is named while it renders and until its effects have run', () => {
    const seen: unknown[] = []
    const Screen = watchedComponent(version, ({ text }: { text: string }) => {
      seen.push(now)
      useEffect(() => void seen.push(now))
      return <p>{text}</p>
    })
    const { container } = render(<Screen text="Gloves" />)
    expect(seen).toEqual([named, named])
    expect(now).not.toBe(named)
    expect(container).toHaveTextContent('Gloves')
  })

  test('is named in loaders of all its routes, and while a screen loads', async () => {
    const seen: unknown[] = []
    const loader = Object.assign(() => seen.push(now), { hydrate: true as const })
    const lazy = async () => {
      seen.push(now)
      return { loader }
    }
    const [route] = watchedRoutes(version, [{ path: '/', loader, children: [{ path: 'shop', lazy }] }])
    const call = (given: RouteObject | undefined) => (given?.loader as () => void)()
    call(route)
    const child = route?.children?.[0]?.lazy as unknown as () => Promise<RouteObject>
    call(await child())
    expect(seen).toEqual([named, named, named])
    expect(now).not.toBe(named)
    expect((route?.loader as typeof loader).hydrate).toBe(true)
  })

  test('rejects a screen that never loads', async () => {
    jest.useFakeTimers()
    const [route] = watchedRoutes(version, [{ path: '/', lazy: () => new Promise<never>(() => undefined) }])
    const loaded = (route?.lazy as () => Promise<unknown>)()
    const rejected = expect(loaded).rejects.toThrow('A screen of catalogue@1.0.0 did not load within 15 s.')
    await jest.advanceTimersByTimeAsync(15_000)
    await rejected
    jest.useRealTimers()
  })
})
