export { InvitationPage as Component } from './invitation-page'
