import type { RenderedDocument } from '../../src/server-render/create-renderer'
import { createDocumentCache } from './document-cache'

function documentOf(html: string, cache: 'public' | 'private' = 'public'): RenderedDocument {
  return { status: 200, html, inlineStyles: [], inlineScript: '', cache, failures: [] }
}

describe('the cache of documents', () => {
  test('renders once for concurrent requests', async () => {
    let renders = 0
    const render = async () => documentOf(`page ${++renders}`)
    const cache = createDocumentCache()
    const documents = await Promise.all([cache.get('1 /', render), cache.get('1 /', render), cache.get('1 /', render)])
    expect(documents.map(({ rendered }) => rendered.html)).toEqual(['page 1', 'page 1', 'page 1'])
  })

  test('never caches a private document', async () => {
    let renders = 0
    const render = async () => documentOf(`page ${++renders}`, 'private')
    const cache = createDocumentCache()
    await cache.get('1 /cart', render)
    expect((await cache.get('1 /cart', render)).rendered.html).toBe('page 2')
  })

  test('renders again for another release set', async () => {
    const cache = createDocumentCache()
    await cache.get('1 /', async () => documentOf('first set'))
    expect((await cache.get('2 /', async () => documentOf('second set'))).rendered.html).toBe('second set')
  })

  test('evicts documents beyond the size limit', async () => {
    let renders = 0
    const huge = ' '.repeat(20 * 2 ** 20)
    const render = async () => documentOf(`${++renders}${huge}`)
    const cache = createDocumentCache()
    for (const url of ['/a', '/b', '/c', '/d']) await cache.get(url, render)
    expect((await cache.get('/d', render)).rendered.html.slice(0, 2)).toBe('4 ')
    expect((await cache.get('/a', render)).rendered.html.slice(0, 2)).toBe('5 ')
  })

  test('forgets a rendering that failed', async () => {
    let attempts = 0
    const render = async () => {
      if (++attempts === 1) throw new Error('broken')
      return documentOf('fine')
    }
    const cache = createDocumentCache()
    await expect(cache.get('1 /', render)).rejects.toThrow('broken')
    expect((await cache.get('1 /', render)).rendered.html).toBe('fine')
  })
})
