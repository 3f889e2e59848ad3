import { mockResponses } from '@shop/shared-api/testing/fake-api'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { openContent } from './testing/open-content'

const faqs = [
  { id: 1, question: 'How long is a belt?', answer: 'Once around the waist and forty inches.', category: 'Sizes' },
  { id: 2, question: 'Which gloves fit me?', answer: 'Measure your knuckles.', category: 'Sizes' },
  { id: 3, question: 'Do you ship abroad?', answer: 'Not yet.', category: 'Delivery' },
  { id: 4, question: 'Who delivers?', answer: 'A parcel service, to your door.', category: 'Delivery' },
  { id: 5, question: 'How do I wash a gi?', answer: 'Cold, and hung up to dry.', category: 'Care' },
]

describe('FaqsPage', () => {
  beforeEach(() => mockResponses({ 'GET /get-faqs': () => ({ data: faqs }) }))
  const questions = () => [...document.querySelectorAll('summary')].map((summary) => summary.textContent)

  test('finds questions by every typed word, in question or answer, and expands few of them', async () => {
    const { address } = await openContent('/faqs')
    expect(questions()).toHaveLength(5)
    expect(screen.getByText('Not yet.').closest('details')).not.toHaveAttribute('open')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the answers' }), 'door parcel')
    expect(questions()).toEqual(['Who delivers?'])
    expect(screen.getByText('1 answer')).toBeInTheDocument()
    expect(screen.getByText('A parcel service, to your door.').closest('details')).toHaveAttribute('open')
    expect(address()).toBe('/faqs?q=door+parcel')
  })

  test('loads the questions once, however much is typed', async () => {
    const calls = mockResponses({ 'GET /get-faqs': () => ({ data: faqs }) })
    await openContent('/faqs')
    await userEvent.type(screen.getByRole('searchbox'), 'belt')
    expect(calls).toHaveLength(1)
  })

  test('restores a search from the URL', async () => {
    await openContent('/faqs?q=abroad')
    expect(screen.getByRole('searchbox')).toHaveValue('abroad')
    expect(questions()).toEqual(['Do you ship abroad?'])
  })

  test('shows a message with links when a search has no results', async () => {
    await openContent('/faqs?q=zeppelin')
    expect(screen.getByRole('heading', { name: 'No matching questions' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact-us')
    await userEvent.click(screen.getByRole('button', { name: 'Show all questions' }))
    expect(questions()).toHaveLength(5)
  })

  test('expands and scrolls to the answer named in the URL', async () => {
    const scrollIntoView = jest.fn()
    Element.prototype.scrollIntoView = scrollIntoView
    await openContent('/faqs#faq-3')
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalled())
    expect(document.getElementById('faq-3')).toHaveAttribute('open')
    expect(document.getElementById('faq-4')).not.toHaveAttribute('open')
  })
})
