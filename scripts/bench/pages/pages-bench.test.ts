import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pagesBenchText } from './pages-report'
import { pageTargetAt, pageTargetsOf, shopPages, findReachable } from './page-targets'
import { spreadOf } from '../spread'
import { withoutScripts } from './static-copy'

describe('pages bench', () => {
  test('reports the median of odd and even numbers of runs with minimum and maximum', () => {
    expect(spreadOf([30, 10, 20])).toEqual({ median: 20, low: 10, high: 30 })
    expect(spreadOf([40, 10, 20, 30, NaN])).toEqual({ median: 25, low: 10, high: 40 })
  })

  test('retains text and pictures in the static copy and removes all scripts', () => {
    const html =
      '<link rel="preload" href="/a.js" as="script"><link rel="preload" href="/a.woff2" as="font"><script>run()</script><p>Gear</p><script src="/a.js" defer></script>'
    expect(withoutScripts(html)).toBe('<link rel="preload" href="/a.woff2" as="font"><p>Gear</p>')
  })

  test('reports the median with its spread and the bytes by kind', () => {
    const vitals = { ttfb: [5], fcp: [900, 910, 1000], lcp: [1700], tbt: [12], cls: [0.01], requests: [20] }
    const spreads = Object.fromEntries(Object.entries(vitals).map(([name, values]) => [name, spreadOf(values)]))
    const text = pagesBenchText({
      pages: [{ site: 's', page: 'list', conditions: 'phone', vitals: spreads as never, bytes: { script: 153_600 } }],
      interactions: [{ site: 's', interaction: 'filter', conditions: 'phone', time: spreadOf([64])! }],
      skipped: ['cart of s: answered 404'],
    })
    expect(text).toMatch(/phone +list +s +5 +910 \(900–1000\) +1700 .* 0\.01 +20 +script 150/)
    expect(text).toMatch(/phone +filter +s +64$/m)
    expect(text).toContain('skipped: cart of s: answered 404')
  })

  test('reports a missing measurement as a dash', () => {
    const vitals = { ttfb: null, fcp: null, lcp: null, tbt: spreadOf([0]), cls: null, requests: null }
    const text = pagesBenchText({
      pages: [{ site: 's', page: '/', conditions: 'phone', vitals, bytes: {} }],
      interactions: [],
      skipped: [],
    })
    expect(spreadOf([NaN])).toBeNull()
    expect(text).toMatch(/phone +\/ +s +– +– +– +0 +– +–/)
  })

  test('visits the existing pages of another shop with an empty cart and reports the missing ones', async () => {
    const server = createServer((request, answer) =>
      answer.writeHead(request.url === '/' ? 200 : 404).end('<h1>Gear</h1>'),
    )
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    const shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    try {
      const places = await pageTargetsOf(shop, shopPages)
      expect(places.filter(({ cart }) => cart)).toEqual([])
      const { there, missing } = await findReachable([...places, pageTargetAt(`${shop}gloves?page=2`)])
      expect(there.map(({ page }) => page)).toEqual(['home'])
      expect(missing).toEqual(
        ['list', 'product', 'cart', 'checkout', '/gloves?page=2'].map(
          (page) => `${page} of ${new URL(shop).host}: answered 404`,
        ),
      )
    } finally {
      server.close()
    }
  })
})
