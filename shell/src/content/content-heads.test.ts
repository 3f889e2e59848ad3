import { contactHead, faqsHead, informationHead } from './content-heads'

test('an information page is described in its own words at its own address', () => {
  expect(informationHead({ slug: 'returns', title: 'Returns', summary: 'Sixty days.' })).toEqual({
    title: 'Returns',
    description: 'Sixty days.',
    canonical: '/returns',
  })
})

test('a page that could not be loaded is not offered to search engines', () => {
  expect(informationHead(undefined)).toMatchObject({ robots: 'noindex' })
})

test('the questions are told to search engines as questions', () => {
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

test('the contact page says when it is answered', () => {
  expect(contactHead().description).toContain('9:00am-11:00pm EST')
})
