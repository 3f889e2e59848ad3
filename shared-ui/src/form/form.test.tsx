import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Form } from './form'
import { TextField } from './text-field'

const fields = (
  <>
    <TextField label="Name" name="name" />
    <button type="submit">Send</button>
  </>
)

function serverPage(form: React.ReactNode): HTMLElement {
  const page = document.createElement('div')
  page.innerHTML = renderToString(form)
  document.body.append(page)
  return page
}

afterEach(() => document.body.replaceChildren())

describe('Form', () => {
  test('is disabled until it is hydrated, and then keeps its fields', async () => {
    const form = <Form aria-label="Review">{fields}</Form>
    const page = serverPage(form)
    const name = screen.getByLabelText(/^Name/)
    expect(name).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled()

    await act(async () => void hydrateRoot(page, form))
    expect(name).toBeEnabled()
    expect(screen.getByLabelText(/^Name/)).toBe(name)
    expect(screen.getByRole('button', { name: 'Send' })).toBeEnabled()
  })

  test('is enabled at once when the document server accepts it', () => {
    serverPage(
      <Form aria-label="Log in" worksWithoutScripts>
        {fields}
      </Form>,
    )
    expect(screen.getByLabelText(/^Name/)).toBeEnabled()
  })

  test('is enabled on its first render in the browser', () => {
    render(<Form>{fields}</Form>)
    expect(screen.getByLabelText(/^Name/)).toBeEnabled()
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
  })

  test.each([true, false])('uses POST, so that its fields are never in a URL (accepted by the server: %s)', (taken) => {
    render(
      <Form aria-label="Any" worksWithoutScripts={taken}>
        {fields}
      </Form>,
    )
    expect(screen.getByRole('form')).toHaveAttribute('method', 'post')
  })

  test('says that it needs JavaScript when scripts are off', () => {
    serverPage(<Form>{fields}</Form>)
    expect(document.querySelector('noscript')).toHaveTextContent('This form needs JavaScript.')
  })
})
