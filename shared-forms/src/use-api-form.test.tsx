import { ApiError } from '@shop/shared-api'
import { loginForm } from '@shop/shared-api/contract'
import { Form, TextField, type Submission } from '@shop/shared-ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useApiForm } from './use-api-form'

interface Login {
  email: string
  password: string
}

interface LoginFormProps {
  send(values: Login): Promise<void>
  schema?: () => Promise<typeof loginForm>
  submission?: Submission
}

function LoginForm({ send, schema = () => Promise.resolve(loginForm), submission }: LoginFormProps) {
  const form = useApiForm<Login>({
    schema,
    defaultValues: submission ? undefined : { email: '', password: '' },
    send,
    submission,
  })
  return (
    <Form onSubmit={form.submit} noValidate>
      <p role="alert">{form.problem}</p>
      <TextField label="Email" error={form.errorOf('email')} {...form.register('email')} />
      <TextField label="Password" error={form.errorOf('password')} {...form.register('password')} />
      <button type="submit">Send</button>
    </Form>
  )
}

describe('useApiForm', () => {
  test('shows validation errors next to their fields and sends nothing', async () => {
    const sent: unknown[] = []
    render(<LoginForm send={async (values) => void sent.push(values)} />)
    await userEvent.type(screen.getByLabelText(/Email/), 'not an address')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByLabelText(/Email/)).toBeInvalid()
    expect(screen.getByLabelText(/Password/)).toBeInvalid()
    expect(sent).toEqual([])
  })

  test('sends the parsed values', async () => {
    const sent: unknown[] = []
    render(<LoginForm send={async (values) => void sent.push(values)} />)
    await userEvent.type(screen.getByLabelText(/Email/), ' Coach@Gym.example ')
    await userEvent.type(screen.getByLabelText(/Password/), 'long enough')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(sent).toEqual([{ email: 'coach@gym.example', password: 'long enough' }])
  })

  test('shows API errors next to their fields and retains the input', async () => {
    const refusal = new ApiError(422, 'validation', 'Please check the form', [
      { field: 'email', message: 'Unknown domain' },
    ])
    render(<LoginForm send={() => Promise.reject(refusal)} />)
    await userEvent.type(screen.getByLabelText(/Email/), 'coach@gym.example')
    await userEvent.type(screen.getByLabelText(/Password/), 'long enough')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Unknown domain')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('Please check the form')
    expect(screen.getByLabelText(/Email/)).toHaveValue('coach@gym.example')

    await userEvent.clear(screen.getByLabelText(/Email/))
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  test('loads the schema on first focus, and leaves validation to the API while it cannot be loaded', async () => {
    const sent: unknown[] = []
    const schema = jest.fn(() => Promise.resolve(loginForm)).mockRejectedValueOnce(new Error('offline'))
    render(<LoginForm send={async (values) => void sent.push(values)} schema={schema} />)
    expect(schema).not.toHaveBeenCalled()
    screen.getByLabelText(/Email/).focus()
    expect(schema).toHaveBeenCalledTimes(1)

    schema.mockRejectedValueOnce(new Error('offline'))
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(sent).toEqual([{ email: '', password: '' }])

    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(screen.getByLabelText(/Email/)).toBeInvalid()
    expect(sent).toHaveLength(1)
  })

  test('shows the errors of a form posted without scripts, and clears each one once it is corrected', async () => {
    const submission: Submission = {
      call: 'POST /login',
      values: { email: 'coach@gym' },
      errors: [{ field: 'email', message: 'Unknown domain' }],
      message: 'Please check the form',
    }
    render(<LoginForm send={async () => {}} submission={submission} />)
    const email = screen.getByLabelText(/Email/)
    expect(email).toHaveValue('coach@gym')
    expect(email).toBeInvalid()
    expect(email).toHaveAccessibleDescription('Unknown domain')
    expect(screen.getByRole('alert')).toHaveTextContent('Please check the form')
    await userEvent.type(email, '.example')
    await userEvent.tab()
    await waitFor(() => expect(email).toBeValid())
  })
})
