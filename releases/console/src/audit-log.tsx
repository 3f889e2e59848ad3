import { Badge, Cluster, Heading, Stack, Text, TextField, tokens } from '@shop/shared-ui'
import { useState } from 'react'
import styled from 'styled-components'
import type { AuditEntry } from '../../src/contract'
import { changeText } from '../../src/contract/change-text'
import { Timestamp } from './timestamp'

const AuditLines = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
  > li {
    padding-block: ${tokens.space[3]};
    border-block-start: 1px solid ${tokens.color.hairline};
  }
`

const MAX_SHOWN = 100

/** The audit log, newest first, with a full-text search. */
export function AuditLog({ history }: { history: readonly AuditEntry[] }) {
  const [search, setSearch] = useState('')
  const query = search.trim().toLowerCase()
  const found = history.filter((entry) => JSON.stringify(entry).toLowerCase().includes(query))
  return (
    <Stack as="section" aria-labelledby="audit" $gap={4}>
      <Heading level={2} id="audit">
        Audit
      </Heading>
      <TextField
        label="Search the audit log log"
        type="search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <Text as="p" role="status">
        {`${found.length} of ${history.length} entries${found.length > MAX_SHOWN ? `, the newest ${MAX_SHOWN} shown` : ''}`}
      </Text>
      <AuditLines>
        {found.slice(0, MAX_SHOWN).map((entry) => (
          <li key={entry.id}>
            <Cluster>
              <Timestamp iso={entry.at} />
              <strong>{entry.action}</strong>
              <span>{entry.changes.map(changeText).join(', ')}</span>
              {entry.outcome !== 'done' && <Badge $tone="warning">{entry.outcome}</Badge>}
            </Cluster>
            <Text as="p">{`${entry.by} (${entry.role})${entry.why ? `: ${entry.why}` : ''}`}</Text>
          </li>
        ))}
      </AuditLines>
    </Stack>
  )
}
