import { Badge, Cluster, Heading, Stack, Text, TextField, tokens } from '@shop/shared-ui'
import { useState } from 'react'
import styled from 'styled-components'
import type { AuditEntry } from '../../src/contract'
import { Moment } from './moment'

const Lines = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
  > li {
    padding-block: ${tokens.space[3]};
    border-block-start: 1px solid ${tokens.color.hairline};
  }
`

const shownAtMost = 100

/** Every move that was made or refused, newest first, with a search over all that a line says. */
export function AuditLog({ history }: { history: readonly AuditEntry[] }) {
  const [search, setSearch] = useState('')
  const words = search.trim().toLowerCase()
  const found = history.filter((entry) => JSON.stringify(entry).toLowerCase().includes(words))
  return (
    <Stack as="section" aria-labelledby="audit" $gap={4}>
      <Heading level={2} id="audit">
        Audit
      </Heading>
      <TextField
        label="Search the audit"
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Text as="p" role="status">
        {`${found.length} of ${history.length} entries${found.length > shownAtMost ? `, the newest ${shownAtMost} shown` : ''}`}
      </Text>
      <Lines>
        {found.slice(0, shownAtMost).map((entry) => (
          <li key={entry.id}>
            <Cluster>
              <Moment iso={entry.at} />
              <strong>{entry.action}</strong>
              <span>{entry.changes.map(changeWords).join(', ')}</span>
              {entry.outcome !== 'done' && <Badge $tone="warning">{entry.outcome}</Badge>}
            </Cluster>
            <Text as="p">{`${entry.by} (${entry.role})${entry.why ? `: ${entry.why}` : ''}`}</Text>
          </li>
        ))}
      </Lines>
    </Stack>
  )
}

function changeWords({ part, from, to, percent }: AuditEntry['changes'][number]): string {
  return `${part} ${from ? `${from} → ` : ''}${to ?? 'removed'}${percent === undefined ? '' : ` for ${percent} %`}`
}
