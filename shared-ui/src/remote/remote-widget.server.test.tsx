/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import { RemoteLoaderContext } from './remote-loader-context'
import type { RemoteLoader } from './remote-loader-context'
import { RemoteWidget } from './remote-widget'

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

test('the server renders a widget that is at hand into the page', () => {
  const html = renderToString(page({ peek: () => ({ Widget: () => <p>From $41</p> }), load: jest.fn() }))
  expect(html).toContain('<p>From $41</p>')
})

test('the server does not wait for one that is not: its place holds the fallback', () => {
  const load = jest.fn()
  const html = renderToString(page({ peek: () => undefined, load }))
  expect(html).toContain('<h1>Ring gloves</h1>')
  expect(html).toContain('<p>Loading</p>')
  expect(load).not.toHaveBeenCalled()
})

test('a widget that throws on the server leaves the rest of the page whole', () => {
  const Widget = () => {
    throw new Error('tier of undefined')
  }
  const html = renderToString(page({ peek: () => ({ Widget }), load: jest.fn() }))
  expect(html).toContain('<h1>Ring gloves</h1>')
  expect(html).toContain('<p>Loading</p>')
})
