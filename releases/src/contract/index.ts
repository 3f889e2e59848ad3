export { deniedKind, type DeniedKind } from './denied-kind'
export {
  healthReport,
  MAX_NETWORKS_PER_REPORT,
  type HealthReport,
  type HealthReportInput,
  type NetworkSample,
  type PartHealth,
} from './health'
export {
  auditEntry,
  finding,
  isMoveTo,
  refusalsOf,
  tookEffect,
  type AuditChange,
  type AuditDraft,
  type AuditEntry,
  type Finding,
} from './audit'
export {
  partName,
  pathPrefix,
  pathOfSample,
  releaseManifest,
  releasePointer,
  releaseVersion,
  signedDocument,
  type BuiltCode,
  type PartContract,
  type ReleaseManifest,
  type ReleasePointer,
  type SignedDocument,
} from '@shop/shared-api/contract'
