import { spreadOf } from '../spread'
import { benchText } from './report'
import { scriptName } from './script-name'

describe('report', () => {
  test('names a chunk by its part and without its hash', () => {
    expect(scriptName('/r/catalogue/1.0.0-ab12cd34/shop.1234abcd.js')).toEqual({ part: 'catalogue', chunk: 'shop' })
    const shared = '/r/catalogue/files/aB-0123456789abc/shop.1234abcd.js'
    expect(scriptName(shared)).toEqual({ part: 'catalogue', chunk: 'shop' })
    expect(scriptName('/r/shell/1.0.0/entry.js')).toEqual({ part: 'shell', chunk: 'entry' })
  })

  test('reports a row per page and a row per script', () => {
    const text = benchText([
      {
        page: 'home',
        url: 'http://shop/',
        scripts: [{ part: 'shell', chunk: 'main', brotli: 51_200 }],
        brotliTotal: 51_200,
        vitals: {
          scores: {
            performance: spreadOf([99, 98, 100]),
            accessibility: spreadOf([100]),
            'best-practices': spreadOf([96]),
            seo: spreadOf([92]),
          },
          firstPaint: spreadOf([900]),
          largestPaint: spreadOf([1700]),
          blocking: spreadOf([40, 30, 90]),
          layoutShift: spreadOf([0.01]),
        },
      },
    ])
    expect(text).toMatch(/home +99 \(98–100\) +100 +96 +92/)
    expect(text).toMatch(/1700 +40 \(30–90\) +0\.01 +50\.0/)
    expect(text).toContain('home: 50.0 KB of JavaScript (brotli) in 1 files\n  shell  main  50.0')
  })
})
