export { remoteRegistry } from './cli/remote-registry'
export { readVerifiedFile, type VerifiedFile } from './manifest/verified-file'
export {
  discoveredVersion,
  discoveryDocument,
  discoveryPath,
  hasOpenEntry,
  type DiscoveredVersion,
} from './documents/discovered-version'
export { cspReportsPath, documentHeaders, type CardFields } from './documents/document-headers'
export { forAnyOrigin } from './documents/for-any-origin'
export {
  MAX_NETWORKS_PER_REPORT,
  type AuditEntry,
  type DeniedKind,
  type Finding,
  type HealthReport,
  type HealthReportInput,
  type NetworkSample,
} from './contract'
export { errorGroups } from './errors/error-groups'
export type { ErrorGroup } from './errors/error-groups'
export { bucketOf, count } from './signals/histogram'
export { errorKey, MAX_BREADCRUMBS, MAX_FRAMES } from './contract/errors'
export type { BrowserError, ErrorBatch, StackFrame } from './contract/errors'
export type { SignalBatch, SignalCounts } from './contract/signals'
export {
  liveRelease,
  liveSetReader,
  readLiveSet,
  type LivePart,
  type LiveRelease,
  type LiveSet,
} from './operations/live-set'
export { replaceFileSync } from './disk/replace-file-sync'
export type { MoveResult } from './operations/move-pointer'
export { createContentIndex, type ContentIndex } from './operations/content-index'
export { claimPrefixes } from './operations/change-prefixes'
export { promote } from './operations/promote'
export { publishRelease } from './operations/publish-release'
export type { Actor, RegistryContext } from './operations/registry-context'
export { releasedCheck } from './operations/released-check'
export { assertNotConsole } from './preview/assert-not-console'
export { previewFindings } from './preview/preview-findings'
export {
  openPreview,
  signPreview,
  versionsOf,
  type Preview,
  type PreviewedVersion,
  type PreviewPass,
} from './preview/preview-pass'
export { followRevocations, type Revocations } from './preview/revocations'
export { rollback } from './operations/rollback'
export { ReleaseError } from './release-error'
export { buildProgram } from './renderer/build-program'
export type { Confinement, RungName } from './renderer/confinement'
export { inlineScriptHashes } from './renderer/inline-scripts'
export { openingSentences, type Opening } from './renderer/openings'
export { isSameVersion, type PartVersion } from './renderer/marker'
export {
  readBundle,
  setId,
  toPageRelease,
  toSetPart,
  type LiveReleases,
  type StoredRelease,
} from './renderer/part-releases'
export { RendererEnded, RequestFailed } from './renderer/pending-requests'
export { loadSet, prepareSet, type ReplacedVersion, type SetPlan } from './renderer/prepare-set'
export { probeConfinement } from './renderer/probe'
export type { PageFailure, RenderedPage } from './renderer/rendered-page'
export {
  createSetRenderer,
  type BundleDescription,
  type PageRequest,
  type SetRenderer,
  type Site,
} from './renderer/set-renderer'
export { toCallAnswer, type CallAnswer, type CodeObserver, type DeniedAttempt } from './renderer/renderer-messages'
export { startRenderer, type Renderer, type RendererEnd, type RendererOptions } from './renderer/start-renderer'
export { chooseEncoding, encodedSuffix, type Encoding } from './server/encoding'
export { openSignedStore } from './open-signed-store'
export { loadTokens } from './server/tokens'
export { loadKeyring, type Keyring } from './signing/keyring'
export { loadSigner, type Signer } from './signing/signer'
export { newestPointerFile } from './store/newest-pointer'
export { openReader, openStore } from './store/open-store'
export type { ReleaseReader, ReleaseStore } from './store/release-store'
