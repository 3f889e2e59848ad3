import { benchText } from './report'
import { scriptName } from './script-name'

test('a chunk is named by its part and without its hash', () => {
  expect(scriptName('/r/catalogue/1.0.0-ab12cd34/shop.1234abcd.js')).toEqual({ part: 'catalogue', chunk: 'shop' })
  expect(scriptName('/r/shell/1.0.0/entry.js')).toEqual({ part: 'shell', chunk: 'entry' })
})

test('the report has a row per page and a row per script', () => {
  const text = benchText([
    {
      page: 'home',
      url: 'http://shop/',
      scripts: [{ part: 'shell', chunk: 'main', brotli: 51_200 }],
      brotliTotal: 51_200,
      vitals: {
        scores: { performance: 99, accessibility: 100, 'best-practices': 96, seo: 92 },
        firstPaint: 900,
        largestPaint: 1700,
        blocking: 40,
        layoutShift: 0.01,
      },
    },
  ])
  expect(text).toContain('home  99 / 100 / 96 / 92')
  expect(text).toMatch(/1700 +40 +0\.01 +50\.0/)
  expect(text).toContain('home: 50.0 KB of JavaScript (brotli) in 1 files\n  shell  main  50.0')
})
