import { addedPageHead, contactHead, faqsHead, informationHead } from './content-heads'

describe('content heads', () => {
  test('describes an information page by its own text and canonical URL', () => {
    expect(informationHead({ slug: 'returns', title: 'Returns', summary: 'Sixty days.' })).toEqual({
      title: 'Returns',
      description: 'Sixty days.',
      canonical: '/returns',
    })
  })

  test('gives an added page a canonical URL below /pages', () => {
    expect(addedPageHead({ slug: 'warranty', title: 'Warranty', summary: 'Two years.' })).toEqual({
      title: 'Warranty',
      description: 'Two years.',
      canonical: '/pages/warranty',
    })
    expect(addedPageHead(undefined)).toMatchObject({ robots: 'noindex' })
  })

  test('a page that could not be loaded is not offered to search engines', () => {
    expect(informationHead(undefined)).toMatchObject({ robots: 'noindex' })
  })

  test('describes the FAQs as structured data', () => {
    const head = faqsHead([{ id: 1, question: 'How long?', answer: 'Forty inches.', category: 'Sizes' }])
    expect(head.jsonLd).toEqual([
      expect.objectContaining({
        '@type': 'FAQPage',
        mainEntity: [
          { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: 'Forty inches.' } },
        ],
      }),
    ])
    expect(faqsHead(undefined).title).toBe('Frequently asked questions')
  })

  test("says in the contact page's description when to expect a reply", () => {
    expect(contactHead().description).toContain('9:00am-11:00pm EST')
  })
})
