import { Dialog } from '@base-ui/react/dialog'
import { IconButton } from '../action/icon-button'
import { Heading } from '../type/heading'
import { VisuallyHidden } from '../type/visually-hidden'
import { OverlayBackdrop, OverlayContent, OverlayFooter, OverlayHeader, OverlayPopup } from './overlay-styles'
import type { OverlayPanelProps } from './overlay-props'

/** The modal panel of dialogs and sheets; focus trap, Escape, scroll lock and names by Base UI. Loaded on first use. */
export function OverlayPanel(props: OverlayPanelProps) {
  const {
    open,
    onClose,
    title,
    titleHidden,
    children,
    footer,
    cross = true,
    initialFocus,
    placement,
    size = 'regular',
  } = props
  const heading = <Dialog.Title render={<Heading level={2} size="title" />}>{title}</Dialog.Title>
  return (
    <Dialog.Root open={open} onOpenChange={(opened) => opened || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop render={<OverlayBackdrop data-scrim="" />} />
        <Dialog.Popup render={<OverlayPopup $placement={placement} $size={size} />} initialFocus={initialFocus}>
          <OverlayHeader>
            {titleHidden ? <VisuallyHidden as="div">{heading}</VisuallyHidden> : heading}
            {cross && <Dialog.Close render={<IconButton icon="close" label="Close" />} />}
          </OverlayHeader>
          <OverlayContent>{children}</OverlayContent>
          {footer && <OverlayFooter>{footer}</OverlayFooter>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
