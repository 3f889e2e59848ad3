import { render, screen } from '@testing-library/react'
import { FormError } from './form-error'

describe('FormError', () => {
  afterEach(() => jest.restoreAllMocks())

  test('scrolls into view when the button is far below', () => {
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView')
    render(<FormError message="The shop is not well." />)
    expect(shown.mock.contexts[0]).toContainElement(screen.getByRole('alert'))
  })

  test('does not scroll when an invalid field has the focus', () => {
    const shown = jest.spyOn(Element.prototype, 'scrollIntoView')
    render(<input aria-label="Email" aria-invalid="true" />)
    screen.getByLabelText('Email').focus()
    render(<FormError message="Please check the form" />)
    expect(shown).not.toHaveBeenCalled()
  })
})
