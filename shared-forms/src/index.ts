export { PasswordField } from './password-field'
export { useApiForm } from './use-api-form'
