export { RostersPage as Component } from './rosters-page'
