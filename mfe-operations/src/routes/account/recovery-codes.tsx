import { Button, Dialog, Stack, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { saveFile } from '../../client/save-file'

const Codes = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, max-content);
  gap: ${tokens.space[2]} ${tokens.space[6]};
  justify-content: center;
  padding: ${tokens.space[4]};
  margin: 0;
  background: ${tokens.color.surface};
  font-family: ui-monospace, monospace;
  list-style: none;
`

/** Recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const save = () => saveFile('recovery-codes.txt', new Blob([`${codes.join('\n')}\n`], { type: 'text/plain' }))
  const footer = (
    <Stack $gap={2}>
      <Button wide onClick={save}>
        Save as a file
      </Button>
      <Button variant="action" wide onClick={onClose}>
        I have stored them
      </Button>
    </Stack>
  )
  return (
    <Dialog open onClose={onClose} title="Your recovery codes" footer={footer}>
      <Stack>
        <Text>
          Each of these codes signs you in once when your phone is lost. They are not shown again: please store them in
          a safe place.
        </Text>
        <Codes>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Codes>
      </Stack>
    </Dialog>
  )
}
