import type { DocumentHead, Product } from '@shop/shared-api'
import type { ReleaseSet } from '@shop/shared-api/contract'
import { naughtyStrings } from '@shop/shared-api/testing/naughty-strings'
import { renderToString } from 'react-dom/server'
import { pageDataId } from '../page/page-data'
import { writeDocument } from './document-template'

// Each test renders hundreds of documents.
jest.setTimeout(120_000)

/** A product with user input in every text. */
const productOf = (text: string) =>
  ({
    id: 1,
    title: text,
    brand: text,
    description: text,
    materials: text,
    images: [`/api/media/products/${text}`],
    rating: { average: 4, count: 1 },
    productVariations: [
      {
        id: 1,
        sku: text,
        size: text,
        color: text,
        available: 1,
        image: text,
        discount_price: 5,
        discount_sale_price: null,
      },
    ],
  }) as unknown as Product

/** A page with `text` in head, body and data. */
function documentOf(text: string): string {
  const head: DocumentHead = {
    title: text,
    description: text,
    canonical: `/shop?search=${encodeURIComponent(text)}`,
    image: text,
    breadcrumb: [{ label: text, to: '/shop' }, { label: text }],
    product: productOf(text),
    jsonLd: [{ '@type': 'Thing', name: text }],
  }
  return writeDocument({
    head,
    settings: null,
    body: renderToString(<p title={text}>{text}</p>),
    styles: '',
    preloads: [],
    page: { releaseSet: { revision: 1, parts: {} } as ReleaseSet, hydration: { loaderData: { text } } },
    origin: 'https://shop.example',
    scripts: [],
  }).html
}

/** Every element with the names of its attributes: what a text could change if it were more than text. */
function shapeOf(html: string): string[] {
  const page = new DOMParser().parseFromString(html, 'text/html')
  return [...page.querySelectorAll('*')].map(({ tagName, attributes }) =>
    [tagName, ...[...attributes].map(({ name }) => name)].join(' '),
  )
}

describe('inert documents', () => {
  test.each([
    ['that begin like markup', /[<>]/],
    ['with quotes or escapes', /["'\\&]/],
    ['of any other kind', /^[^<>"'\\&]+$/],
  ])('a document shows texts %s as what they are', (_, kind) => {
    const plain = shapeOf(documentOf('plain words'))
    const unescaped = documentOf('plain words').replace('>plain words<', '><img src="x" onerror="alert(1)"><')
    expect(shapeOf(unescaped)).not.toEqual(plain)
    const texts = naughtyStrings.filter((text) => text.trim() !== '' && kind.test(text))
    expect(texts.length).toBeGreaterThan(50)
    for (const text of texts) {
      const html = documentOf(text)
      expect({ text, shape: shapeOf(html) }).toEqual({ text, shape: plain })
      const page = new DOMParser().parseFromString(html, 'text/html')
      const data = JSON.parse(page.getElementById(pageDataId)?.textContent ?? '') as { hydration: unknown }
      expect(data.hydration).toEqual({ loaderData: { text } })
      const structured = [...page.querySelectorAll('script[type="application/ld+json"]')]
      expect(structured).not.toEqual([])
      for (const script of structured) expect(() => JSON.parse(script.textContent ?? '') as unknown).not.toThrow()
    }
  })
})
