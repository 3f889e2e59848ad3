import { Button, Dialog, IconButton, Skeleton } from '@shop/shared-ui'
import { useCallback, useState } from 'react'
import { onDemand } from '../../on-demand'

const loadChoice = () => import(/* webpackChunkName: "quick-add" */ './quick-choice')
const LazyQuickChoice = onDemand(
  () => loadChoice().then(({ QuickChoice }) => QuickChoice),
  <Skeleton $height="22rem" />,
)

/** QuickAdd's props; `label` shows a text button instead of an icon. */
export interface QuickAddProps {
  productId: number
  title: string
  /** The color selected first; otherwise the first in stock. */
  color?: string
  label?: string
  onAdded?: () => void
}

/** Adds a listed product to the cart once color and size are selected; the dialog's code loads on first use. */
export function QuickAdd({ productId, title, color, label, onAdded }: QuickAddProps) {
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const added = useCallback(() => {
    setOpen(false)
    onAdded?.()
  }, [onAdded])
  const preloadChoice = () => void loadChoice().catch(() => undefined)
  const press = { onClick: () => setOpen(true), onPointerEnter: preloadChoice, onFocus: preloadChoice }
  return (
    <>
      {label ? (
        <Button {...press} wide aria-label={`${label}: ${title}`}>
          {label}
        </Button>
      ) : (
        <IconButton {...press} icon="cart" label={`Quick add: ${title}`} />
      )}
      <Dialog open={open} onClose={close} title={title}>
        {open && <LazyQuickChoice productId={productId} color={color} onAdded={added} />}
      </Dialog>
    </>
  )
}
