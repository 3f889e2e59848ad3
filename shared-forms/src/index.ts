export { FormProblem } from './form-problem'
export { NewPasswordField } from './new-password-field'
export { PasswordField } from './password-field'
export { useApiForm } from './use-api-form'
