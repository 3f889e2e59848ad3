import { Text, tokens } from '@shop/shared-ui'
import { styled } from 'styled-components'

const Bar = styled.progress`
  inline-size: 100%;
  accent-color: ${tokens.color.action};
`

/** How much of a file is sent, from 0 to 1; afterwards the shop works on it. */
export function UploadProgress({ share }: { share: number }) {
  const label = share < 1 ? `Uploading, ${Math.floor(share * 100)}%` : 'Uploaded. The shop is working on it…'
  return (
    <div>
      <Text role="status">{label}</Text>
      {share < 1 ? <Bar value={share} aria-label="Upload" /> : <Bar aria-label="Work of the shop" />}
    </div>
  )
}
