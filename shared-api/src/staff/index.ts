export { may, needsProof, staffAreas, staffRoles, type StaffArea, type StaffPermission, type StaffRole } from './roles'
export {
  invitationForm,
  invitationToken,
  newPasskeyForm,
  newStaffPasswordForm,
  passkeyForm,
  reauthenticationForm,
  setupForm,
  signInForm,
  staffSecurity,
  staffSession,
  totpCode,
  type StaffSecurity,
  type StaffSession,
} from './staff-forms'
