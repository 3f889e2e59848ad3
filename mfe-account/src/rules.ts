/** The API's form schemas that this remote uses, in a chunk of their own loaded on demand. */
export {
  deleteAccountForm,
  profileForm,
  registerForm,
  resetCodeForm,
  resetPasswordForm,
  resetRequestForm,
  trackGuestOrderForm,
  trackOrderForm,
  updatePasswordForm,
} from '@shop/shared-api/contract'
