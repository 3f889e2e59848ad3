export { AuditPage as Component } from './audit-page'
