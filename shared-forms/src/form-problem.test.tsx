import { render, screen } from '@testing-library/react'
import { FormProblem } from './form-problem'

afterEach(() => jest.restoreAllMocks())

it('comes into view, however far below it the button was pressed', () => {
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView')
  render(<FormProblem problem="The shop is not well." />)
  expect(shown.mock.contexts[0]).toContainElement(screen.getByRole('alert'))
})

it('leaves a field that was refused in view', () => {
  const shown = jest.spyOn(Element.prototype, 'scrollIntoView')
  render(<input aria-label="Email" aria-invalid="true" />)
  screen.getByLabelText('Email').focus()
  render(<FormProblem problem="Please check the form" />)
  expect(shown).not.toHaveBeenCalled()
})
