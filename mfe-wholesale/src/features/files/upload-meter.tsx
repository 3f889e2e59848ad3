import { Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const Bar = styled.progress`
  inline-size: 100%;
  block-size: ${tokens.space[2]};
  accent-color: ${tokens.color.ink};
`

/** How much of the files has gone, while they go. */
export function UploadMeter({ share }: { share: number | undefined }) {
  if (share === undefined) return null
  const words = share < 1 ? `Sending: ${Math.round(share * 100)}%` : 'Sent. We are looking at it…'
  return (
    <div>
      <Bar aria-label="Sending" max={1} value={share} />
      <Text size="small">{words}</Text>
    </div>
  )
}
