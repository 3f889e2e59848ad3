import { Button, Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'
import type { Upload } from './use-upload'

const UploadProgress = styled.div`
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

/** The upload progress with a cancel button. */
export function UploadMeter({ upload: { share, stop } }: { upload: Upload }) {
  if (share === undefined) return null
  const status = share < 1 ? `Uploading: ${Math.round(share * 100)}%` : 'Upload complete. Checking your files…'
  return (
    <UploadProgress>
      <progress aria-label="Upload progress" max={1} value={share} />
      <Text size="small">{status}</Text>
      {share < 1 && <Button onClick={stop}>Cancel upload</Button>}
    </UploadProgress>
  )
}
