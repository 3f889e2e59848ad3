import type { RenderedDocument } from '../../src/server-render/create-renderer'
import { createDocumentCache } from './document-cache'

const failure = { part: 'catalogue', version: '2.0.0', to: '1.0.0', error: new Error('broken') }

describe('document cache', () => {
  test('does not cache a document in which a part failed', async () => {
    let renders = 0
    const render = async (): Promise<RenderedDocument> => {
      renders += 1
      const failures = renders === 1 ? [failure] : []
      return { status: 200, html: `page ${renders}`, inlineStyles: [], inlineScript: '', cache: 'public', failures }
    }
    const cache = createDocumentCache()
    const html = async () => (await cache.get('1 /', render)).rendered.html
    expect(await html()).toBe('page 1')
    expect(await html()).toBe('page 2')
    expect(await html()).toBe('page 2')
  })
})
