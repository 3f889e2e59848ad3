export {
  healthReport,
  MAX_NETWORKS_PER_REPORT,
  type HealthReport,
  type HealthReportInput,
  type NetworkSample,
  type PartHealth,
} from './health'
export { auditEntry, finding, type AuditChange, type AuditDraft, type AuditEntry, type Finding } from './audit'
export {
  partName,
  releaseManifest,
  releasePointer,
  releaseVersion,
  signedDocument,
  type PartContract,
  type ReleaseManifest,
  type ReleasePointer,
  type SignedDocument,
} from '@shop/shared-api/contract'
