import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from './checkbox'
import { SelectField } from './select-field'
import { TextAreaField } from './text-area-field'
import { TextField } from './text-field'

describe('TextField', () => {
  test('is labeled and described by its hint', () => {
    render(<TextField label="Email" required hint="For your receipt." />)
    const field = screen.getByRole('textbox', { name: 'Email' })
    expect(field).toBeRequired()
    expect(field).toHaveAccessibleDescription('For your receipt.')
    expect(field).not.toHaveAttribute('aria-invalid')
  })

  test('marks a field that is not required', () => {
    render(<TextField label="Phone" />)
    expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).not.toBeRequired()
  })

  test('marks an invalid field and reads its error before the hint', () => {
    render(<TextField label="Zip" required hint="Five digits." error="This zip is too short." />)
    const field = screen.getByRole('textbox', { name: 'Zip' })
    expect(field).toHaveAttribute('aria-invalid', 'true')
    expect(field).toHaveAccessibleDescription('This zip is too short. Five digits.')
  })

  test("announces an error with its field's name", () => {
    const { rerender } = render(<TextField label="Zip" required />)
    const announced = screen.getByLabelText('Zip').nextElementSibling
    expect(announced).toHaveAttribute('aria-live', 'polite')
    rerender(<TextField label="Zip" required error="This zip is too short." />)
    expect(announced).toHaveTextContent('Zip: This zip is too short.')
  })

  test('accepts several lines in a text area', async () => {
    render(<TextAreaField label="Message" required error="Write at least ten characters." />)
    const area = screen.getByRole('textbox', { name: 'Message' })
    await userEvent.type(area, 'Hello{Enter}there')
    expect(area).toHaveValue('Hello\nthere')
    expect(area).toHaveAccessibleDescription('Write at least ten characters.')
  })

  test('offers the options of a select', async () => {
    render(
      <SelectField label="State" required defaultValue="">
        <option value="">Select a state</option>
        <option value="TX">Texas</option>
      </SelectField>,
    )
    const select = screen.getByRole('combobox', { name: 'State' })
    await userEvent.selectOptions(select, 'Texas')
    expect(select).toHaveValue('TX')
  })

  test('toggles a checkbox by its label and reads its error', async () => {
    render(<Checkbox label="I accept the terms" error="Please accept the terms." />)
    const box = screen.getByRole('checkbox', { name: 'I accept the terms' })
    await userEvent.click(screen.getByText('I accept the terms'))
    expect(box).toBeChecked()
    expect(box).toHaveAccessibleDescription('Please accept the terms.')
  })
})
