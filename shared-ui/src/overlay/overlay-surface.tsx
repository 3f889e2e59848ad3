import { Dialog } from '@base-ui/react/dialog'
import { IconButton } from '../action/icon-button'
import { Heading } from '../type/heading'
import { VisuallyHidden } from '../type/visually-hidden'
import { Backdrop, Content, Footer, Header, Popup } from './overlay-face'
import type { OverlaySurfaceProps } from './surface-props'

/** The modal surface of dialogs and sheets: focus trap, Escape, scroll lock and names by base-ui. Loaded on first need. */
export function OverlaySurface(props: OverlaySurfaceProps) {
  const {
    open,
    onClose,
    title,
    titleHidden,
    children,
    footer,
    cross = true,
    initialFocus,
    place,
    size = 'regular',
  } = props
  const heading = <Dialog.Title render={<Heading level={2} size="title" />}>{title}</Dialog.Title>
  return (
    <Dialog.Root open={open} onOpenChange={(opened) => opened || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop render={<Backdrop data-scrim="" />} />
        <Dialog.Popup render={<Popup $place={place} $size={size} />} initialFocus={initialFocus}>
          <Header>
            {titleHidden ? <VisuallyHidden as="div">{heading}</VisuallyHidden> : heading}
            {cross && <Dialog.Close render={<IconButton icon="close" label="Close" />} />}
          </Header>
          <Content>{children}</Content>
          {footer && <Footer>{footer}</Footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
