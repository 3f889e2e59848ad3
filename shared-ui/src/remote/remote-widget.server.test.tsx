/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { RemoteLoaderContext } from './remote-loader-context'
import type { RemoteLoader } from './remote-loader-context'
import { RemoteWidget } from './remote-widget'
import '../testing/sample-widgets'

const page = (loader: RemoteLoader) => (
  <RemoteLoaderContext value={loader}>
    <h1>Ring gloves</h1>
    <RemoteWidget
      owner="wholesale"
      name="price-hint"
      props={{ productId: 'p1', price: 5999 }}
      fallback={<p>Loading</p>}
    />
  </RemoteLoaderContext>
)

describe('RemoteWidget on the server', () => {
  test('renders a loaded widget on the server', () => {
    const html = renderToString(page({ peek: () => ({ Widget: () => <p>From $41</p> }), load: jest.fn() }))
    expect(html).toContain('<p>From $41</p>')
  })

  test('renders the fallback on the server for a widget that is not loaded', () => {
    const load = jest.fn()
    const html = renderToString(page({ peek: () => undefined, load }))
    expect(html).toContain('<h1>Ring gloves</h1>')
    expect(html).toContain('<p>Loading</p>')
    expect(load).not.toHaveBeenCalled()
  })

  test('renders the rest of the page when a widget throws on the server', () => {
    const Widget = () => {
      throw new Error('tier of undefined')
    }
    const html = renderToString(page({ peek: () => ({ Widget }), load: jest.fn() }))
    expect(html).toContain('<h1>Ring gloves</h1>')
    expect(html).toContain('<p>Loading</p>')
  })
})
