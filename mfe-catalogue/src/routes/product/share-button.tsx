import { Icon, toast } from '@shop/shared-ui'
import { TextButton } from '../../text-button'

/** Shares the page with the selected color and size: by the device's share sheet, or by copying the link. */
export function ShareButton({ title }: { title: string }) {
  return (
    <TextButton type="button" onClick={() => void share(title)}>
      <Icon name="share" />
      Share
    </TextButton>
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
