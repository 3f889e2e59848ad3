import { Stack, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { Panel } from '../../console/frame'
import { PanelTitle } from '../../console/panel-title'
import type { EntryAnswer } from './entry'

/** A text with its line breaks, as it was typed. */
export const TypedText = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;
`

const Thread = styled(Stack)`
  padding: 0;
  list-style: none;

  li + li {
    padding-block-start: ${tokens.space[4]};
    border-block-start: 1px solid ${tokens.color.hairline};
  }
`

/** The answers of staff, the oldest first; nothing without one. */
export function Answers({ answers }: { answers: EntryAnswer['tables']['answers'] }) {
  if (answers.length === 0) return null
  return (
    <Panel aria-labelledby="answers">
      <PanelTitle id="answers">{answers.length === 1 ? 'Answer' : `${answers.length} answers`}</PanelTitle>
      <Thread as="ol">
        {answers.map(({ id, at, by, text }) => (
          <li key={id}>
            <Text size="small" tone="inkMuted">{`${by}, ${at} UTC`}</Text>
            <TypedText>{text}</TypedText>
          </li>
        ))}
      </Thread>
    </Panel>
  )
}
