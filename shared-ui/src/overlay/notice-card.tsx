import { closeNotice, useNotice } from './notice-store'
import { useOverlayModule } from './overlay-loader'

/** Renders the notice of `showNotice`. Its code is that of dialogs; without it, a toast shows the notice's summary. */
export function NoticeCard() {
  const notice = useNotice((store) => store.notice)
  const overlayModule = useOverlayModule(notice !== null, closeNotice, notice?.summary)
  return (
    <div aria-live="polite">{notice && overlayModule && <overlayModule.NoticePanel key={notice.id} {...notice} />}</div>
  )
}
