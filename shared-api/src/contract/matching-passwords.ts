interface PasswordTwice {
  password: string
  password_confirmation: string
}

interface Rule {
  path: string[]
  message: string
  when: (payload: { value: unknown }) => boolean
}

/**
 * Arguments of zod's `refine` for forms with a password typed twice. The two are compared even if other fields are
 * wrong, so that all errors are reported at once.
 */
export const matchingPasswords: [(form: PasswordTwice) => boolean, Rule] = [
  (form: PasswordTwice) => form.password === form.password_confirmation,
  {
    path: ['password_confirmation'],
    message: 'The passwords are not the same',
    when: ({ value }: { value: unknown }) =>
      typeof value === 'object' && value !== null && 'password' in value && 'password_confirmation' in value,
  },
]
