import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NewPasswordField } from './new-password-field'
import { PasswordField } from './password-field'

describe('PasswordField', () => {
  test('shows and hides the password without changing it', async () => {
    render(<PasswordField label="Password" required autoComplete="current-password" />)
    const field = screen.getByLabelText('Password')
    await userEvent.type(field, 'corner')
    expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field).toHaveAttribute('type', 'password')
    expect(field).toHaveValue('corner')
  })

  test('rates a new password while it is typed', async () => {
    render(<NewPasswordField label="Password" required />)
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password')
    await userEvent.type(screen.getByLabelText('Password'), 'glove')
    expect(screen.getByRole('status')).toHaveTextContent('Too short')
    await userEvent.type(screen.getByLabelText('Password'), ' ring quiet bell')
    expect(screen.getByRole('status')).toHaveTextContent('Strong.')
  })
})
