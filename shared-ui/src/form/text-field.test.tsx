import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkbox } from './checkbox'
import { SelectField } from './select-field'
import { TextAreaField } from './text-area-field'
import { TextField } from './text-field'

test('a field is found by its label, and its hint describes it', () => {
  render(<TextField label="Email" required hint="For your receipt." />)
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(field).toBeRequired()
  expect(field).toHaveAccessibleDescription('For your receipt.')
  expect(field).not.toHaveAttribute('aria-invalid')
})

test('a field that is not required says so', () => {
  render(<TextField label="Phone" />)
  expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).not.toBeRequired()
})

test('an error marks the field and is read with it, before the hint', () => {
  render(<TextField label="Zip" required hint="Five digits." error="This zip is too short." />)
  const field = screen.getByRole('textbox', { name: 'Zip' })
  expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(field).toHaveAccessibleDescription('This zip is too short. Five digits.')
})

test('an error that appears among others is announced with its field', () => {
  const { rerender } = render(<TextField label="Zip" required />)
  const announced = screen.getByLabelText('Zip').nextElementSibling
  expect(announced).toHaveAttribute('aria-live', 'polite')
  rerender(<TextField label="Zip" required error="This zip is too short." />)
  expect(announced).toHaveTextContent('Zip: This zip is too short.')
})

test('an area takes several lines', async () => {
  render(<TextAreaField label="Message" required error="Write at least ten characters." />)
  const area = screen.getByRole('textbox', { name: 'Message' })
  await userEvent.type(area, 'Hello{Enter}there')
  expect(area).toHaveValue('Hello\nthere')
  expect(area).toHaveAccessibleDescription('Write at least ten characters.')
})

test('a select offers its options', async () => {
  render(
    <SelectField label="State" required defaultValue="">
      <option value="">Choose a state</option>
      <option value="TX">Texas</option>
    </SelectField>,
  )
  const select = screen.getByRole('combobox', { name: 'State' })
  await userEvent.selectOptions(select, 'Texas')
  expect(select).toHaveValue('TX')
})

test('a checkbox is ticked by its words, and its error is read with it', async () => {
  render(<Checkbox label="I accept the terms" error="Please accept the terms." />)
  const box = screen.getByRole('checkbox', { name: 'I accept the terms' })
  await userEvent.click(screen.getByText('I accept the terms'))
  expect(box).toBeChecked()
  expect(box).toHaveAccessibleDescription('Please accept the terms.')
})
