export { RosterPage as Component } from './roster-page'
