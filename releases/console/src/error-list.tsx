import { Stack, Text, tokens } from '@shop/shared-ui'
import styled from 'styled-components'
import type { ErrorGroup } from '../../src/errors/error-groups'
import { Timestamp } from './timestamp'

const List = styled.ol`
  display: grid;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[3]} 0 0;
  list-style: none;
  overflow-wrap: anywhere;
`

/** Errors of one part in visitors' browsers, with their source: what a team looks at first. */
export function ErrorList({ errors }: { errors: readonly ErrorGroup[] }) {
  return (
    <List>
      {errors.map((group) => (
        <li key={group.id}>
          <ErrorFacts group={group} />
        </li>
      ))}
    </List>
  )
}

function ErrorFacts({ group }: { group: ErrorGroup }) {
  const { message, source, commit, count, versions, firstSeen, lastSeen, path, breadcrumbs } = group
  return (
    <Stack $gap={1}>
      <Text as="p">
        <strong>{message}</strong>
      </Text>
      <Text as="p">
        {source ? <code>{`${source.file}:${source.line}:${source.column}`}</code> : 'No source map knows where'}
        {source?.name && ` in ${source.name}`}
        {source && commit && ` at commit ${commit.slice(0, 10)}`}
      </Text>
      <Text as="p">
        {`${count} ${count === 1 ? 'time' : 'times'} in ${versions.map(({ version }) => version).join(', ')}, first `}
        <Timestamp iso={firstSeen} />
        {', last '}
        <Timestamp iso={lastSeen} />
      </Text>
      <Text as="p">{`On ${path}${breadcrumbs.length > 0 ? `, after ${breadcrumbs.join(' › ')}` : ''}`}</Text>
    </Stack>
  )
}
