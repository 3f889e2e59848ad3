import { Alert, Button, Card, Cluster, Heading, Stack, Text, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import type { PartStatus } from '../../src/operations/status'
import { ErrorList } from './error-list'
import { Timestamp } from './timestamp'
import { publishedVersions } from './published-versions'
import type { Registry, RegistryClient, ReleaseAction } from './registry-client'
import { VersionRow, type Allowed } from './version-row'

const Versions = styled.ol`
  display: grid;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[4]} 0 0;
  list-style: none;
  > li {
    padding-block-start: ${tokens.space[3]};
    border-block-start: 1px solid ${tokens.color.hairline};
  }
`

const Summary = styled.summary`
  min-block-size: ${tokens.target};
  align-content: center;
  cursor: pointer;
`

/** Versions listed; the command line shows older ones. */
const MAX_LISTED = 8

interface PartCardProps {
  client: RegistryClient
  part: PartStatus
  registry: Registry
  may: Allowed
  onAction: (action: ReleaseAction) => void
}

/** One part: its live version with time and author, its rollback button, and its versions. */
export function PartCard({ client, part, registry, may, onAction }: PartCardProps) {
  const versions = publishedVersions(registry.history, part.part)
  // Live and canary versions are always shown, however old they are.
  const current = [part.live, part.canary?.version].flatMap((version) =>
    version ? (versions.find((row) => row.version === version) ?? { version, notes: null }) : [],
  )
  const errors = registry.errors.filter((group) => group.part === part.part)
  const others = versions.filter((row) => !current.includes(row)).slice(0, MAX_LISTED)
  const renderRow = (row: (typeof versions)[number]) => (
    <VersionRow
      key={row.version}
      client={client}
      part={part}
      row={row}
      health={registry.health}
      signals={registry.signals}
      guard={registry.guards.find((guard) => guard.part === part.part && guard.candidate === row.version)}
      may={may}
      onAction={onAction}
    />
  )
  return (
    <Card as="section" aria-labelledby={`part-${part.part}`}>
      <Stack $gap={3}>
        <Cluster $justify="space-between">
          <Heading level={2} id={`part-${part.part}`} tabIndex={-1}>
            {part.part}
          </Heading>
          {may.move && part.lastKnownGood && (
            <Button
              aria-label={`Roll back ${part.part} to ${part.lastKnownGood}`}
              onClick={() => onAction({ kind: 'rollback', part: part.part })}
            >
              Roll back
            </Button>
          )}
        </Cluster>
        {part.since ? (
          <Text as="p">
            {`Live since `}
            <Timestamp iso={part.since} />
            {` by ${part.by ?? 'unknown'}${part.why ? `: ${part.why}` : ''}`}
          </Text>
        ) : (
          <Text as="p">Nothing is live yet.</Text>
        )}
        {part.lock && (
          <Alert tone="warning">{`Locked by ${part.lock.by}${lockEnd(part.lock.until)}: ${part.lock.why}`}</Alert>
        )}
        {part.forced && <Alert tone="info">{`Forced against the gate: ${part.forced}`}</Alert>}
        {part.alert && <Alert tone="error">{part.alert.why}</Alert>}
        {part.live && <Attestation provenance={part.provenance} />}
        {errors.length > 0 && (
          <details>
            <Summary>{`Errors of the last day (${errors.length})`}</Summary>
            <ErrorList errors={errors} />
          </details>
        )}
        <Versions>{current.map(renderRow)}</Versions>
        {others.length > 0 && (
          <details>
            <Summary>{`Other versions of ${part.part} (${others.length})`}</Summary>
            <Versions>{others.map(renderRow)}</Versions>
          </details>
        )}
      </Stack>
    </Card>
  )
}

const lockEnd = (until: string | null) => (until ? ` until ${new Date(until).toLocaleString('en-US')}` : '')

function Attestation({ provenance }: Pick<PartStatus, 'provenance'>) {
  if (!provenance)
    return <Alert tone="warning">The live version has no valid provenance: who published it is not attested.</Alert>
  const { publisher, builder } = provenance
  return <Text as="p">{`Attested: published by ${publisher.name} (${publisher.role}), built with ${builder}`}</Text>
}
