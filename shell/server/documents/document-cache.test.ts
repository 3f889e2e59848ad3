import type { RenderedDocument } from '../../src/server-render/create-renderer'
import { createDocumentCache } from './document-cache'

function documentOf(html: string, cache: 'public' | 'private' = 'public'): RenderedDocument {
  return { status: 200, html, inlineStyles: [], inlineScript: '', cache, failures: [] }
}

describe('the cache of documents', () => {
  it('renders once for equal requests at once', async () => {
    let renders = 0
    const cache = createDocumentCache(async () => documentOf(`page ${++renders}`))
    const documents = await Promise.all([cache.get('1 /'), cache.get('1 /'), cache.get('1 /')])
    expect(documents.map(({ rendered }) => rendered.html)).toEqual(['page 1', 'page 1', 'page 1'])
  })

  it('never keeps a private document', async () => {
    let renders = 0
    const cache = createDocumentCache(async () => documentOf(`page ${++renders}`, 'private'))
    await cache.get('1 /cart')
    expect((await cache.get('1 /cart')).rendered.html).toBe('page 2')
  })

  it('renders anew for another release set', async () => {
    const cache = createDocumentCache(async (key) => documentOf(key))
    await cache.get('1 /')
    expect((await cache.get('2 /')).rendered.html).toBe('2 /')
  })

  it('forgets a rendering that failed', async () => {
    let attempts = 0
    const cache = createDocumentCache(async () => {
      if (++attempts === 1) throw new Error('broken')
      return documentOf('fine')
    })
    await expect(cache.get('1 /')).rejects.toThrow('broken')
    expect((await cache.get('1 /')).rendered.html).toBe('fine')
  })
})
