import { Badge, Button, Cluster, Stack, Text } from '@shop/shared-ui'
import { useEffect, useState } from 'react'
import type { VersionHealth } from '../../src/health/health-status'
import type { GuardStatus } from '../../src/guard/guard-status'
import type { VersionSignals } from '../../src/signals/signal-status'
import type { PartStatus } from '../../src/operations/status'
import { GuardPanel } from './guard-panel'
import { CanarySlider } from './canary-slider'
import { Timestamp } from './timestamp'
import { PreviewDialog } from './preview-dialog'
import type { PublishedVersion } from './published-versions'
import type { Origin, RegistryClient, ReleaseAction } from './registry-client'
import { SignalSummary } from './signal-summary'
import { Sparkline } from './sparkline'

/** The share of visitors that is offered for a new canary, in percent. */
const FIRST_SHARE = 10

/** What the signed-in user may do with a part. */
export interface Allowed {
  move: boolean
  unblock: boolean
}

interface VersionRowProps {
  client: RegistryClient
  part: PartStatus
  row: PublishedVersion
  health: VersionHealth[]
  signals: VersionSignals[]
  /** The guarded promotion of this version. */
  guard: GuardStatus | undefined
  may: Allowed
  onAction: (action: ReleaseAction) => void
}

/** One published version: author, commit, health and actions. */
export function VersionRow({ client, part, row, health, signals, guard, may, onAction }: VersionRowProps) {
  const { version, published, notes } = row
  const origin = useOrigin(client, part.part, version)
  const blocked = part.blocked.find((block) => block.version === version)?.why
  const canary = part.canary?.version === version ? part.canary : null
  const isLive = part.live === version
  const channels = Object.keys(part.channels).filter((name) => part.channels[name] === version)
  const name = `${part.part} ${version}`
  const [isPreviewing, setPreviewing] = useState(false)
  const [isChoosingShare, setChoosingShare] = useState(false)
  const promote = (percent?: number) => onAction({ kind: 'promote', part: part.part, version, canary: percent })
  return (
    <Stack as="li" $gap={2}>
      <Cluster>
        <strong>{version}</strong>
        {isLive && <Badge $tone="success">Live</Badge>}
        {canary && <Badge $tone="warning">{`Canary ${canary.percent} %`}</Badge>}
        {part.lastKnownGood === version && <Badge $tone="outline">Last known good</Badge>}
        {channels.map((name) => (
          <Badge key={name} $tone="outline">{`Newest of ${name}`}</Badge>
        ))}
        {blocked && <Badge>Blocked</Badge>}
      </Cluster>
      {published && (
        <Text as="p">
          {`Published by ${published.by}, `}
          <Timestamp iso={published.at} />
          {origin?.commit && `, commit ${origin.commit.slice(0, 10)}${origin.dirty ? ' with uncommitted changes' : ''}`}
        </Text>
      )}
      {notes && <Text as="p">{notes}</Text>}
      {(isLive || canary) && <Sparkline part={part.part} version={version} health={health} />}
      {(isLive || canary) && <SignalSummary part={part.part} version={version} signals={signals} />}
      {guard && <GuardPanel guard={guard} mayMove={may.move} onAction={onAction} />}
      {blocked && <Text as="p">{blocked}</Text>}
      {may.move && (
        <Cluster>
          {blocked && may.unblock && (
            <Button
              aria-label={`Unblock ${name}`}
              onClick={() => onAction({ kind: 'unblock', part: part.part, version, blocked })}
            >
              Unblock
            </Button>
          )}
          {!isLive && !blocked && (
            <Button onClick={() => promote()} aria-label={canary ? `Promote to everyone: ${name}` : `Promote ${name}`}>
              {canary ? 'Promote to everyone' : 'Promote'}
            </Button>
          )}
          {!isLive && !blocked && part.live && !guard && (
            <Button
              aria-label={`Promote guarded: ${name}`}
              onClick={() => onAction({ kind: 'promote', part: part.part, version, guarded: true })}
            >
              Promote guarded
            </Button>
          )}
          {!isLive && !blocked && !canary && part.live && (
            <Button
              variant="quiet"
              aria-label={`Canary: ${name}`}
              aria-expanded={isChoosingShare}
              onClick={() => setChoosingShare(!isChoosingShare)}
            >
              Canary
            </Button>
          )}
          <Button
            variant="quiet"
            aria-label={`Preview ${name}`}
            aria-haspopup="dialog"
            onClick={() => setPreviewing(true)}
          >
            Preview
          </Button>
        </Cluster>
      )}
      {isChoosingShare && !canary && <CanarySlider version={version} now={FIRST_SHARE} onChoose={promote} />}
      {isPreviewing && (
        <PreviewDialog client={client} part={part.part} version={version} onClose={() => setPreviewing(false)} />
      )}
      {may.move && canary && (
        <>
          <CanarySlider key={canary.percent} version={version} now={canary.percent} onChoose={promote} />
          <Cluster>
            <Button variant="quiet" onClick={() => onAction({ kind: 'abort', part: part.part })}>
              Abort canary
            </Button>
          </Cluster>
        </>
      )}
    </Stack>
  )
}

function useOrigin(client: RegistryClient, part: string, version: string): Origin | null {
  const [origin, setOrigin] = useState<Origin | null>(null)
  useEffect(() => {
    client.origin(part, version).then(setOrigin, () => setOrigin(null))
  }, [client, part, version])
  return origin
}
