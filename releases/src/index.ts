export { remoteRegistry } from './cli/remote-registry'
export { readVerifiedFile, type VerifiedFile } from './manifest/verified-file'
export {
  MAX_NETWORKS_PER_REPORT,
  type AuditEntry,
  type Finding,
  type HealthReport,
  type HealthReportInput,
  type NetworkSample,
} from './contract'
export {
  liveRelease,
  liveSetReader,
  readLiveSet,
  type LivePart,
  type LiveRelease,
  type LiveSet,
} from './operations/live-set'
export type { MoveResult } from './operations/move-pointer'
export { promote } from './operations/promote'
export { publishRelease } from './operations/publish-release'
export type { Actor, RegistryContext } from './operations/registry-context'
export { releasedCheck } from './operations/released-check'
export { previewFindings } from './preview/preview-findings'
export { openPreview, signPreview, targetOf, type PreviewPass } from './preview/preview-pass'
export { rollback } from './operations/rollback'
export { ReleaseError } from './release-error'
export { chooseEncoding, encodedSuffix, type Encoding } from './server/encoding'
export { loadTokens } from './server/tokens'
export { loadKeyring, type Keyring } from './signing/keyring'
export { loadSigner, type Signer } from './signing/signer'
export { openReader, openStore } from './store/open-store'
export type { ReleaseReader, ReleaseStore } from './store/release-store'
