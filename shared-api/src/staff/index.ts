export { may, needsProof, staffAreas, staffRoles, type StaffArea, type StaffPermission, type StaffRole } from './roles'
export {
  invitationForm,
  invitationToken,
  reauthenticationForm,
  setupForm,
  signInForm,
  staffSession,
  totpCode,
  type StaffSession,
} from './staff-forms'
