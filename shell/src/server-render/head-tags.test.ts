import { sampleSettings } from '@shop/shared-api/testing/sample-settings'
import { headTags } from './head-tags'

const tagsOf = (head: object) =>
  headTags({ head: { title: 'Gloves', ...head }, settings: null, origin: 'https://shop.example' }).join('\n')

describe('the head of a document', () => {
  test('can be shared: title, text, URL and a picture in a common format', () => {
    const tags = tagsOf({ description: '14 "pairs"', canonical: '/shop', image: '/api/media/art/tile-gloves' })
    expect(tags).toContain('<meta property="og:title" content="Gloves">')
    expect(tags).toContain('<meta property="og:description" content="14 &quot;pairs&quot;">')
    expect(tags).toContain('<meta property="og:url" content="https://shop.example/shop">')
    expect(tags).toContain('content="https://shop.example/api/media/art/tile-gloves/1280.jpg"')
    expect(tags).toContain('<meta property="og:image:alt" content="Gloves">')
    expect(tags).not.toContain('og:image:height')
    expect(tagsOf({ image: '/api/media/products/glove.classic.red' })).toContain('og:image:height" content="1280"')
  })

  test('contain nothing more for a noindex page', () => {
    const tags = tagsOf({ robots: 'noindex', canonical: '/', breadcrumb: [{ label: 'Gloves' }] })
    expect(tags).toContain('<meta name="robots" content="noindex">')
    expect(tags).not.toMatch(/og:|ld\+json/)
  })

  test('describe the shop where a page has no description of its own', () => {
    const tags = headTags({
      head: { title: '', canonical: '/' },
      settings: sampleSettings,
      origin: 'https://shop.example',
    })
    expect(tags).toContain(`<title>${sampleSettings.title}</title>`)
    expect(tags).toContain(`<meta name="description" content="${sampleSettings.description}">`)
    expect(tagsOf({ canonical: '/' })).not.toContain('description')
  })

  test('let no stored text end the script element', () => {
    const tags = tagsOf({ breadcrumb: [{ label: '</script><script>alert(1)</script>' }] })
    expect(tags).not.toContain('</script><script>alert')
  })
})
