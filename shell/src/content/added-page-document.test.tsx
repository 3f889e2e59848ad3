import type { ReleaseSet } from '@shop/shared-api/contract'
import { createFakeApi, errorResponse } from '@shop/shared-api/testing/fake-api'
import { contract } from '../../release.contract'
import { createRenderer } from '../server-render/create-renderer'

const warranty = {
  slug: 'warranty',
  title: 'Warranty',
  summary: 'Two years.',
  updated_at: '2026-03-02T00:00:00.000Z',
  sections: [{ heading: 'What it covers', paragraphs: ['Seams.'], items: [] }],
}

/** Renders a path of a shop in which the page "warranty" alone is published. */
function render(path: string) {
  const release = { version: '1.0.0', entry: '/r/shell/1.0.0/entry.js', integrity: {} }
  const set: ReleaseSet = {
    revision: 1,
    parts: { shell: { ...release, prefixes: contract.prefixes, widgets: [], lastKnownGood: null } },
  }
  const parts = { shell: { live: { release, chunks: {} }, lastKnownGood: null } }
  const api = createFakeApi({
    'GET /get-pages': ({ query }) => {
      const title = query.get('title') ?? ''
      if (title === 'warranty') return { data: warranty }
      return title.includes(' ') ? errorResponse(422, 'invalid', 'Invalid.') : errorResponse(404, 'not_found', 'None.')
    },
  })
  return createRenderer({ set, parts, origin: 'https://shop.example' }).render(
    new Request(`https://shop.example${path}`),
    { api },
  )
}

describe('document of an added page', () => {
  test('has the title, description, canonical URL and heading of the page', async () => {
    const { status, html } = await render('/pages/warranty')
    expect(status).toBe(200)
    expect(html).toMatch(/<title>Warranty/)
    expect(html).toMatch(/<meta name="description" content="Two years\."/)
    expect(html).toMatch(/<link rel="canonical" href="https:\/\/shop\.example\/pages\/warranty"/)
    expect(html).toMatch(/<h1[^>]*>Warranty<\/h1>/)
  })

  test.each(['/pages/withdrawn', '/pages/Not%20a%20slug', '/pages', '/pages/warranty/more'])(
    'is the 404 page for %s',
    async (path) => {
      const { status, html } = await render(path)
      expect(status).toBe(404)
      expect(html).toContain('page_not_found')
    },
  )

  test('redirects the slug of a fixed page to its own address', async () => {
    expect(await render('/pages/returns')).toMatchObject({ status: 302, location: '/returns' })
  })
})
