import { Button, Card, Cluster, Heading, Stack, Text, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import type { PartStatus } from '../../src/operations/status'
import { Moment } from './moment'
import { publishedVersions } from './published-versions'
import type { Registry, RegistryClient, Wish } from './registry-client'
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

/** So many are listed; older ones are the command line's. */
const listed = 8

interface PartCardProps {
  client: RegistryClient
  part: PartStatus
  registry: Registry
  may: Allowed
  onWish: (wish: Wish) => void
}

/** One part: what is live, since when and by whom, the way back, and its versions. */
export function PartCard({ client, part, registry, may, onWish }: PartCardProps) {
  const versions = publishedVersions(registry.history, part.part)
  // What visitors get is shown however long ago it was published.
  const now = [part.live, part.canary?.version].flatMap((version) =>
    version ? (versions.find((one) => one.version === version) ?? { version, notes: null }) : [],
  )
  const others = versions.filter((one) => !now.includes(one)).slice(0, listed)
  const row = (one: (typeof versions)[number]) => (
    <VersionRow
      key={one.version}
      client={client}
      part={part}
      row={one}
      health={registry.health}
      may={may}
      onWish={onWish}
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
              onClick={() => onWish({ kind: 'rollback', part: part.part })}
            >
              Roll back
            </Button>
          )}
        </Cluster>
        {part.since ? (
          <Text as="p">
            {`Live since `}
            <Moment iso={part.since} />
            {` by ${part.by ?? 'nobody known'}${part.why ? `: ${part.why}` : ''}`}
          </Text>
        ) : (
          <Text as="p">Nothing is live yet.</Text>
        )}
        <Versions>{now.map(row)}</Versions>
        {others.length > 0 && (
          <details>
            <Summary>{`Other versions of ${part.part} (${others.length})`}</Summary>
            <Versions>{others.map(row)}</Versions>
          </details>
        )}
      </Stack>
    </Card>
  )
}
