import { createFakeApi } from '@shop/shared-api/testing/fake-api'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QuestionList } from './question-list'
import { Questions } from './questions'

const entry = {
  id: 1,
  name: 'Ana',
  question: 'Is there room for a wrap?',
  answer: 'Yes, with room to spare.',
  answered_at: '2026-11-20T10:00:00Z',
}

function show(data = [entry]) {
  const api = createFakeApi({
    'GET /get-questions': () => ({ data, meta: { page: 1, limit: 5, total: data.length, last_page: 1 } }),
    'POST /ask-question': () => ({ success: true, message: 'Thank you. We’ll answer by email.' }),
  })
  render(<QuestionList productId={7} api={api} />)
  return api
}

describe('questions about a product', () => {
  test('are loaded when their section comes near the screen', async () => {
    let comesNear: (entries: { isIntersecting: boolean }[]) => void = () => undefined
    const observe = jest.fn()
    class Observer {
      observe = observe
      disconnect = jest.fn()
      constructor(callback: typeof comesNear) {
        comesNear = callback
      }
    }
    Object.assign(globalThis, { IntersectionObserver: Observer })
    render(<Questions productId={7} />)
    const section = screen.getByRole('region', { name: 'Questions and answers' })
    expect(observe).toHaveBeenCalledWith(section)
    expect(screen.queryByRole('button', { name: 'Ask a question' })).not.toBeInTheDocument()
    await act(async () => comesNear([{ isIntersecting: true }]))
    expect(await screen.findByRole('alert')).toHaveTextContent('Questions and answers')
  })

  test('show the answer and the author', async () => {
    show()
    expect(await screen.findByText('Is there room for a wrap?')).toBeVisible()
    expect(screen.getByText('Yes, with room to spare.')).toBeVisible()
    expect(screen.getByText('Question by Ana, answer by our team on Nov 20, 2026')).toBeVisible()
  })

  test('are sent with name and email, and the shop says what happens next', async () => {
    const api = show([])
    await userEvent.click(await screen.findByRole('button', { name: 'Ask a question' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Send question' }))
    expect(await screen.findAllByText('This field is required')).toHaveLength(3)
    await userEvent.type(screen.getByLabelText(/Your question/), 'Does it come in black?')
    await userEvent.type(screen.getByLabelText(/Name/), 'Bo')
    await userEvent.type(screen.getByLabelText(/Email/), 'bo@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Send question' }))
    expect(await screen.findByText('Thank you. We’ll answer by email.')).toBeVisible()
    expect(api.calls.at(-1)?.body).toEqual({
      product_id: 7,
      name: 'Bo',
      email: 'bo@example.com',
      question: 'Does it come in black?',
    })
  })
})
