import { Icon, toast, tokens } from '@shop/shared-ui'
import styled from 'styled-components'

const ShareLink = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: ${tokens.target};
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`

/** Shares the page with the selected color and size: by the device's share sheet, or by copying the link. */
export function ShareButton({ title }: { title: string }) {
  return (
    <ShareLink type="button" onClick={() => void share(title)}>
      <Icon name="share" />
      Share
    </ShareLink>
  )
}

async function share(title: string) {
  const url = location.href
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url })
    await navigator.clipboard.writeText(url)
    toast('Link copied', { type: 'success' })
  } catch (failure) {
    // Closing the share sheet is not an error.
    if (failure instanceof DOMException && failure.name === 'AbortError') return
    toast(`Copy this link to share the product: ${url}`, { type: 'info' })
  }
}
