import type { ReleaseSet } from '@shop/shared-api/contract'
import { globalStyle } from './global-style'
import { writeDocument } from './document-template'

const { html, inlineStyles } = writeDocument({
  head: { title: 'Gloves' },
  settings: null,
  body: '<h1>Gloves</h1>',
  styles: '<style data-styled>.a{color:red}</style>',
  preloads: [{ path: '/r/catalogue/1.0.0/shop.js?<', integrity: 'sha384-b' }],
  page: { releaseSet: { revision: 1, parts: {} } as ReleaseSet, hydration: null },
  origin: 'https://shop.example',
  scripts: [{ path: '/r/shell/1.0.0/main.js', integrity: 'sha384-a' }],
})

describe('writeDocument', () => {
  test('puts fonts, colors and reset before component styles, and allows both in the CSP', () => {
    expect(globalStyle).toMatch(/@font-face.*:root.*:focus-visible/)
    expect(html.indexOf(`<style>${globalStyle}</style>`)).toBeGreaterThan(0)
    expect(html.indexOf(globalStyle)).toBeLessThan(html.indexOf('.a{color:red}'))
    expect(inlineStyles).toEqual([globalStyle, '.a{color:red}'])
  })

  test('lists scripts and preloads with their hashes, as JSON that cannot end its element', () => {
    const listed = /<script type="application\/json" id="shop-scripts">(.*?)<\/script>/.exec(html)?.[1] ?? ''
    expect(JSON.parse(listed)).toEqual({
      run: [{ path: '/r/shell/1.0.0/main.js', integrity: 'sha384-a' }],
      preload: [{ path: '/r/catalogue/1.0.0/shop.js?<', integrity: 'sha384-b' }],
    })
    expect(listed).not.toContain('<')
  })

  test('marks a document as the first of its visit', () => {
    expect(html).toMatch(/^<!doctype html><html lang="en" data-first>/)
  })
})
