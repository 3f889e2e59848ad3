import { join } from 'node:path'
import { until } from '@shop/shared-api/testing/until'
import { Component, StrictMode, useState, type ComponentType, type ReactNode } from 'react'
import type * as OwnReact from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { createIsland } from './host/create-island'
import type { IslandReact } from './island-react'
import type * as MountIsland from './island/mount-island'
import type * as RenderIsland from './island/render-island'

const packages = join(__dirname, '../../../examples')

/** The island's side with another copy of React, as a part's build has it. */
function loadIslands(folder: string) {
  const own = (name: string): unknown => jest.requireActual(join(packages, folder, 'node_modules', name))
  const loaded = { react: {} as typeof OwnReact, islands: {} as Required<IslandReact> }
  jest.isolateModules(() => {
    jest.doMock('react', () => own('react'))
    jest.doMock('react-dom', () => own('react-dom'))
    jest.doMock('react-dom/client', () => own('react-dom/client'))
    jest.doMock('react-dom/server', () => own('react-dom/server'))
    const { mount } = jest.requireActual<typeof MountIsland>('./island/mount-island')
    const { createRender } = jest.requireActual<typeof RenderIsland>('./island/render-island')
    loaded.islands = { mount, render: createRender() }
    loaded.react = own('react') as typeof OwnReact
  })
  return loaded
}

interface ScreenProps {
  label: string
  onCount(count: number): void
}

/** A component for one copy of React. */
function screenOf(
  { createElement: h, Suspense, useEffect, useId, useState, version }: typeof OwnReact,
  gone: () => void,
) {
  return function Screen({ label, onCount }: ScreenProps) {
    const id = useId()
    const [count, setCount] = useState(0)
    useEffect(() => gone, [])
    if (count > 1) throw new Error('a planted fault')
    const countUp = () => {
      setCount(count + 1)
      onCount(count + 1)
    }
    return h(
      Suspense,
      { fallback: null },
      h('label', { htmlFor: id }, label),
      h('input', { id }),
      h('button', { onClick: countUp }, `React ${version}: ${count}`),
      h('a', { href: '/returns?from=here' }, 'Returns'),
      h('a', { href: 'https://elsewhere.example/' }, 'Elsewhere'),
    )
  }
}

/** The shell's boundary around a part. */
class Boundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    return this.state.error ? <p role="alert">{this.state.error.message}</p> : this.props.children
  }
}

function Page({ Island }: { Island: ComponentType<{ props: object }> }) {
  const [isShown, setShown] = useState(true)
  const [count, setCount] = useState(0)
  const { pathname, search } = useLocation()
  return (
    <main>
      <output>{`${pathname}${search} ${count}`}</output>
      <button onClick={() => setShown(!isShown)}>Leave</button>
      <Boundary>{isShown && <Island props={{ label: `Counted ${count}`, onCount: setCount }} />}</Boundary>
    </main>
  )
}

const page = (Island: ComponentType<{ props: object }>) => (
  <StrictMode>
    <MemoryRouter>
      <Page Island={Island} />
      <Page Island={Island} />
    </MemoryRouter>
  </StrictMode>
)

describe.each(['react-18', 'react-canary'])('islands of %s in the page of the shell’s React', (folder) => {
  const { react, islands } = loadIslands(folder)
  const gone = jest.fn()
  const screen = screenOf(react, gone)
  const problems = jest.fn()
  let container: HTMLElement
  let root: Root | undefined

  /** Hydrates the page that the server rendered, by development builds of both. */
  function open(serverScreen: unknown = screen): string {
    const html = renderToString(page(createIsland({ render: islands.render }, serverScreen)))
    container = document.createElement('div')
    container.innerHTML = html
    document.body.append(container)
    root = hydrateRoot(container, page(createIsland({ mount: islands.mount }, screen)), {
      onRecoverableError: problems,
      onCaughtError: () => undefined,
    })
    return html
  }
  const find = (selector: string) => container.querySelector(selector) as HTMLElement
  const island = () => find('[data-own-react]')
  const button = () => island().querySelector('button') as HTMLElement
  /** The island's button once it reacts. */
  async function count(to: number): Promise<void> {
    await until(() => {
      if (!button().textContent.endsWith(`: ${to}`)) button().click()
      return button().textContent.endsWith(`: ${to}`)
    })
  }

  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false, reportError: problems })
    jest.spyOn(console, 'error').mockImplementation(problems)
    jest.clearAllMocks()
  })
  afterEach(() => {
    root?.unmount()
    container.remove()
    jest.restoreAllMocks()
  })

  test('is rendered on the server, and hydrated without a warning', async () => {
    const html = open()
    expect(html).toContain(`React ${react.version}: 0`)
    const input = find('input')
    const ids = [...container.querySelectorAll('input')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
    await count(1)
    expect(find('input')).toBe(input)
    expect(problems).not.toHaveBeenCalled()
  })

  test('gets new props, and calls functions of the page', async () => {
    open()
    await count(1)
    await until(() => find('label').textContent === 'Counted 1')
    expect(find('output').textContent).toBe('/ 1')
    expect(problems).not.toHaveBeenCalled()
  })

  test('opens links to pages of the site by the shell’s router, and no others', async () => {
    open()
    await count(1)
    const click = (link: string) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true })
      island().querySelector(`[href^="${link}"]`)?.dispatchEvent(event)
      return event.defaultPrevented
    }
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    click('https:')
    expect(find('output').textContent).toBe('/ 1')
    expect(click('/')).toBe(true)
    await until(() => find('output').textContent === '/returns?from=here 1')
  })

  test('throws its error in the shell’s React', async () => {
    open()
    await count(1)
    button().click()
    await until(() => find('[role=alert]') !== null)
    expect(find('[role=alert]').textContent).toBe('a planted fault')
    await until(() => gone.mock.calls.length > 0)
  })

  test('is unmounted when its page is left, and rendered again by the browser alone', async () => {
    open()
    await count(1)
    gone.mockClear()
    const leave = find('button')
    leave.click()
    await until(() => gone.mock.calls.length > 0)
    leave.click()
    await until(() => island() !== null)
    expect(island().textContent).toContain(`React ${react.version}: 0`)
    await count(1)
    expect(problems).not.toHaveBeenCalled()
  })

  test('reports markup that differs from the server’s', async () => {
    open(() => react.createElement('p', null, 'other markup'))
    await until(() => problems.mock.calls.length > 0)
    await count(1)
  })
})
