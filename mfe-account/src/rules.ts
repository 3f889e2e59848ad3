/** The rules of this remote's forms, the API's own, in a chunk that comes after them. */
export {
  deleteAccountForm,
  profileForm,
  registerForm,
  resetCodeForm,
  resetPasswordForm,
  resetRequestForm,
  trackOrderForm,
  updatePasswordForm,
} from '@shop/shared-api/contract'
