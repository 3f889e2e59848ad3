import { Button, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import type { Upload } from './use-upload'

const Progress = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space[1]} ${tokens.space[4]};
  align-items: center;

  progress {
    inline-size: 100%;
    block-size: ${tokens.space[2]};
    accent-color: ${tokens.color.ink};
  }

  button {
    grid-area: 1 / 2 / 3;
  }
`

/** How much of the files has gone, while they go, and the way to stop them. */
export function UploadMeter({ upload: { share, stop } }: { upload: Upload }) {
  if (share === undefined) return null
  const words = share < 1 ? `Sending: ${Math.round(share * 100)}%` : 'Sent. We are looking at it…'
  return (
    <Progress>
      <progress aria-label="Sending" max={1} value={share} />
      <Text size="small">{words}</Text>
      {share < 1 && <Button onClick={stop}>Stop sending</Button>}
    </Progress>
  )
}
