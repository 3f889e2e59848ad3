import { mockResponses, errorResponse } from '@shop/shared-forms/testing/page-network'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRouteError, type RouteObject } from 'react-router-dom'
import { showInFrame } from '../layout/testing/show-in-frame'
import { contentRoutes } from './content-routes'

const returns = {
  slug: 'returns',
  title: 'Returns',
  summary: 'Sixty days to change your mind.',
  updated_at: '2024-03-02T00:00:00.000Z',
  sections: [
    { heading: 'What can come back', paragraphs: ['Anything unworn.'], items: [] },
    { heading: 'How to send it', paragraphs: ['In its box.'], items: ['Label', 'Box'] },
    { heading: 'What it costs', paragraphs: ['Nothing.'], items: [] },
  ],
}
const faqs = [
  { id: 1, question: 'How long is a belt?', answer: 'Once around the waist and forty inches.', category: 'Sizes' },
  { id: 2, question: 'Which gloves fit me?', answer: 'Measure your knuckles.', category: 'Sizes' },
  { id: 3, question: 'Do you ship abroad?', answer: 'Not yet.', category: 'Delivery' },
  { id: 4, question: 'Who delivers?', answer: 'A parcel service, to your door.', category: 'Delivery' },
  { id: 5, question: 'How do I wash a gi?', answer: 'Cold, and hung up to dry.', category: 'Care' },
]

function FailedWith() {
  return <p>Failed with {(useRouteError() as { status: number }).status}</p>
}

const routes: RouteObject[] = [{ ErrorBoundary: FailedWith, children: contentRoutes }]

async function open(path: string) {
  const shown = showInFrame({ routes, path: '/' })
  await act(() => shown.router.navigate(path))
  await screen.findByRole('heading', { level: 1, name: (name) => name !== 'Another page' })
  return shown
}

test.each(['returns', 'shipping', 'about-us', 'privacy-policy', 'term-conditions'])(
  '/%s loads its own page',
  async (slug) => {
    const calls = mockResponses({
      'GET /get-pages': ({ query }) => ({ data: { ...returns, slug, title: `Page ${query.get('title')}` } }),
    })
    await open(`/${slug}`)
    expect(screen.getByRole('heading', { level: 1, name: `Page ${slug}` })).toBeInTheDocument()
    expect(calls).toHaveLength(1)
  },
)

test('an information page shows its text and leads to its sections', async () => {
  mockResponses({ 'GET /get-pages': () => ({ data: returns }) })
  await open('/returns')
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
  const link = contents.getByRole('link', { name: 'How to send it' })
  expect(link).toHaveAttribute('href', '#how-to-send-it')
  expect(document.getElementById('how-to-send-it')).toHaveTextContent('How to send it')
  expect(screen.getByText('In its box.')).toBeInTheDocument()
  expect(screen.getByText('March 2, 2024')).toBeInTheDocument()
})

test('a page that staff have removed is not found', async () => {
  mockResponses({ 'GET /get-pages': () => errorResponse(404, 'not_found', 'No such page.') })
  const { router } = showInFrame({ routes })
  await act(() => router.navigate('/returns'))
  expect(await screen.findByText('Failed with 404')).toBeInTheDocument()
})

describe('the questions', () => {
  beforeEach(() => mockResponses({ 'GET /get-faqs': () => ({ data: faqs }) }))
  const questions = () => [...document.querySelectorAll('summary')].map((summary) => summary.textContent)

  test('are found by every typed word, in question or answer, and expanded when there are few', async () => {
    const { address } = await open('/faqs')
    expect(questions()).toHaveLength(5)
    expect(screen.getByText('Not yet.').closest('details')).not.toHaveAttribute('open')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search the answers' }), 'door parcel')
    expect(questions()).toEqual(['Who delivers?'])
    expect(screen.getByText('1 answer')).toBeInTheDocument()
    expect(screen.getByText('A parcel service, to your door.').closest('details')).toHaveAttribute('open')
    expect(address()).toBe('/faqs?q=door+parcel')
  })

  test('are loaded once, however much is typed', async () => {
    const calls = mockResponses({ 'GET /get-faqs': () => ({ data: faqs }) })
    await open('/faqs')
    await userEvent.type(screen.getByRole('searchbox'), 'belt')
    expect(calls).toHaveLength(1)
  })

  test('restore a search from the URL', async () => {
    await open('/faqs?q=abroad')
    expect(screen.getByRole('searchbox')).toHaveValue('abroad')
    expect(questions()).toEqual(['Do you ship abroad?'])
  })

  test('show a message with links when a search has no results', async () => {
    await open('/faqs?q=zeppelin')
    expect(screen.getByRole('heading', { name: 'No matching questions' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'contact us' })).toHaveAttribute('href', '/contact-us')
    await userEvent.click(screen.getByRole('button', { name: 'Show all questions' }))
    expect(questions()).toHaveLength(5)
  })

  test('expands and scrolls to the answer named in the URL', async () => {
    const scrollIntoView = jest.fn()
    Element.prototype.scrollIntoView = scrollIntoView
    await open('/faqs#faq-3')
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalled())
    expect(document.getElementById('faq-3')).toHaveAttribute('open')
    expect(document.getElementById('faq-4')).not.toHaveAttribute('open')
  })
})

describe('the contact form', () => {
  async function fillIn(message: string) {
    await open('/contact-us')
    await userEvent.type(screen.getByLabelText(/Your name/), 'Maya Ortiz')
    await userEvent.type(screen.getByLabelText(/^Email/), 'maya@example.com')
    await userEvent.type(screen.getByLabelText(/Your message/), message)
    await userEvent.click(screen.getByRole('button', { name: 'Send message' }))
  }

  test('sends the message and says when to expect a reply', async () => {
    const calls = mockResponses({ 'POST /contact': () => ({ success: true, message: 'Thanks' }) })
    await fillIn('Where is my order, please?')
    expect(await screen.findByText('Your message has been sent')).toBeInTheDocument()
    expect(calls[0]?.body).toEqual({
      name: 'Maya Ortiz',
      email: 'maya@example.com',
      phone: '',
      message: 'Where is my order, please?',
      company: '',
    })
  })

  test('shows errors next to their fields, sends nothing and retains the input', async () => {
    const calls = mockResponses({})
    await fillIn('Hi')
    expect(await screen.findByText('Use at least 10 characters')).toBeInTheDocument()
    expect(screen.getByLabelText(/Your message/)).toHaveFocus()
    expect(screen.getByLabelText(/Your name/)).toHaveValue('Maya Ortiz')
    expect(calls).toEqual([])
  })

  test('shows an error and retains the input when sending fails', async () => {
    mockResponses({ 'POST /contact': () => errorResponse(503, 'busy', 'We can’t take messages right now.') })
    await fillIn('Where is my order, please?')
    expect(await screen.findByText('We can’t take messages right now.')).toBeInTheDocument()
    expect(screen.getByLabelText(/Your message/)).toHaveValue('Where is my order, please?')
  })

  test('shows API errors next to their fields', async () => {
    const wrong = [{ field: 'email', message: 'We can’t reach this address' }]
    mockResponses({ 'POST /contact': () => errorResponse(422, 'invalid', 'Check the form.', wrong) })
    await fillIn('Where is my order, please?')
    expect(await screen.findByText('We can’t reach this address')).toBeInTheDocument()
    expect(screen.getByLabelText(/^Email/)).toHaveFocus()
  })

  test('contains a honeypot hidden from people', async () => {
    await open('/contact-us')
    const trap = document.querySelector('[name="company"]') as HTMLInputElement
    expect(trap.tabIndex).toBe(-1)
    expect(trap.closest('[aria-hidden="true"]')).toBeInTheDocument()
  })
})
