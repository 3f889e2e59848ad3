import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { RemoteLoaderContext } from './remote-loader-context'
import type { RemoteLoader, WidgetModule } from './remote-loader-context'
import { RemoteWidget } from './remote-widget'
import '../testing/sample-widgets'

const hint: WidgetModule = { Widget: ({ productId }) => <p>{`From $41 for ${String(productId)}`}</p> }

function Page({ loader, unavailable }: { loader: RemoteLoader; unavailable?: null }) {
  return (
    <StrictMode>
      <RemoteLoaderContext value={loader}>
        <h1>Ring gloves</h1>
        <RemoteWidget
          owner="wholesale"
          name="price-hint"
          props={{ productId: 'p1', price: 5999 }}
          fallback={<p>Loading the hint</p>}
          unavailable={unavailable}
        />
      </RemoteLoaderContext>
    </StrictMode>
  )
}

/** A loader that the test settles. */
function slowLoader() {
  const settle: { arrive: (found: WidgetModule) => void; fail: (error: Error) => void }[] = []
  const load = jest.fn(() => new Promise<WidgetModule>((arrive, fail) => settle.push({ arrive, fail })))
  const report = jest.fn()
  const loader: RemoteLoader = { load, peek: () => undefined, report }
  return { loader, load, report, settle }
}

const serverSide = (address: WidgetModule | undefined): RemoteLoader => ({
  peek: () => address,
  load: () => new Promise(() => undefined),
})

describe('RemoteWidget', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  afterEach(() => jest.restoreAllMocks())

  test('shows the fallback until the widget is loaded, without blocking the page', async () => {
    const { loader, load, settle } = slowLoader()
    await act(async () => render(<Page loader={loader} />))
    expect(screen.getByRole('heading', { name: 'Ring gloves' })).toBeVisible()
    expect(screen.getByText('Loading the hint')).toBeVisible()
    await act(async () => settle[0]?.arrive(hint))
    expect(screen.getByText('From $41 for p1')).toBeVisible()
    expect(load.mock.calls).toEqual([['wholesale', 'price-hint']])
  })

  test('renders a loaded widget at once', () => {
    const loader = { ...slowLoader().loader, peek: () => hint }
    render(<Page loader={loader} />)
    expect(screen.getByText('From $41 for p1')).toBeVisible()
    expect(loader.load).not.toHaveBeenCalled()
  })

  test('reports a failed load and loads on retry', async () => {
    const { loader, load, report, settle } = slowLoader()
    await act(async () => render(<Page loader={loader} />))
    await act(async () => settle[0]?.fail(new Error('chunk 404')))
    expect(screen.getByRole('heading', { name: 'Ring gloves' })).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('This section is unavailable right now.')
    expect(report.mock.calls).toEqual([
      [expect.objectContaining({ owner: 'wholesale', name: 'price-hint', phase: 'load' })],
    ])
    await act(async () => screen.getByRole('button', { name: 'Try again' }).click())
    expect(load).toHaveBeenCalledTimes(2)
    await act(async () => settle[1]?.arrive(hint))
    expect(screen.getByText('From $41 for p1')).toBeVisible()
  })

  test('reports a widget that throws without breaking the page', () => {
    const report = jest.fn()
    const Widget = () => {
      throw new Error('tier of undefined')
    }
    render(<Page loader={{ ...serverSide({ Widget }), report }} />)
    expect(screen.getByRole('heading', { name: 'Ring gloves' })).toBeVisible()
    expect(report.mock.calls).toEqual([[expect.objectContaining({ phase: 'render' })]])
  })

  test('renders nothing for an optional widget that fails', async () => {
    const { loader, settle } = slowLoader()
    await act(async () => render(<Page loader={loader} unavailable={null} />))
    await act(async () => settle[0]?.fail(new Error('down')))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('shares one load between two instances', async () => {
    const { loader, load } = slowLoader()
    await act(async () =>
      render(
        <>
          <Page loader={loader} />
          <Page loader={loader} />
        </>,
      ),
    )
    expect(load).toHaveBeenCalledTimes(1)
  })

  async function hydrate(html: string, loader: RemoteLoader) {
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = html
    const recovered = jest.fn()
    const root = await act(async () =>
      hydrateRoot(container, <Page loader={loader} />, { onRecoverableError: recovered }),
    )
    return { container, recovered, root }
  }

  test("keeps the server's markup while loading, and hydrates without a warning", async () => {
    const html = renderToString(<Page loader={serverSide(hint)} />)
    expect(html).toContain('From $41 for p1')
    const { loader, settle } = slowLoader()
    const { container, recovered, root } = await hydrate(html, loader)
    const paragraph = container.querySelector('p')
    expect(container).toHaveTextContent('From $41 for p1')
    expect(container).not.toHaveTextContent('Loading the hint')
    await act(async () => settle[0]?.arrive(hint))
    expect(container.querySelector('p')).toBe(paragraph)
    expect(recovered).not.toHaveBeenCalled()
    expect(console.error).not.toHaveBeenCalled()
    act(() => root.unmount())
  })

  test('fills in a widget that the server had not loaded', async () => {
    const html = renderToString(<Page loader={serverSide(undefined)} />)
    expect(html).toContain('Ring gloves')
    expect(html).toContain('Loading the hint')
    const { loader, settle } = slowLoader()
    const { container, root } = await hydrate(html, loader)
    await act(async () => settle[0]?.arrive(hint))
    expect(container).toHaveTextContent('From $41 for p1')
    act(() => root.unmount())
  })

  test('shows the error state without a loader', () => {
    render(<RemoteWidget owner="catalogue" name="recently-viewed" props={{}} />)
    expect(screen.getByRole('alert')).toBeVisible()
  })
})
