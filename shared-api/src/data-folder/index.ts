export { restrictPermissions } from './restrict-permissions'
