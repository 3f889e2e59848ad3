import { Alert, Button, Cluster, Stack, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const Theirs = styled.pre`
  max-block-size: 20rem;
  overflow: auto;
  font-size: ${tokens.size.small};
  white-space: pre-wrap;
`

/** The text that someone else saved while it was edited here, to choose from. */
export function TextConflict({ theirs, onSettled }: { theirs: string; onSettled(take: boolean): void }) {
  return (
    <Alert tone="warning" title="Someone else saved this text" announce="polite">
      <Stack $gap={2}>
        <Theirs aria-label="Their text">{theirs}</Theirs>
        <Cluster>
          <Button onClick={() => onSettled(true)}>Take their text</Button>
          <Button onClick={() => onSettled(false)}>Keep your text</Button>
        </Cluster>
      </Stack>
    </Alert>
  )
}
