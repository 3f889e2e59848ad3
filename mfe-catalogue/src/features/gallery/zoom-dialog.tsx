import { Dialog, Skeleton } from '@shop/shared-ui'
import { onDemand } from '../../on-demand'
import type { ZoomViewProps } from './zoom-view'

const LazyZoomView = onDemand(
  () => import(/* webpackChunkName: "zoom" */ './zoom-view').then(({ ZoomView }) => ZoomView),
  <Skeleton $ratio={1} />,
)

/** ZoomDialog's props; `index` is null while it is closed. */
export interface ZoomDialogProps extends Omit<ZoomViewProps, 'index'> {
  index: number | null
  onClose: () => void
}

/** The zoom dialog; its code loads on first use. */
export function ZoomDialog({ index, onClose, ...view }: ZoomDialogProps) {
  return (
    <Dialog open={index !== null} onClose={onClose} title={view.title} size="wide">
      {index !== null && <LazyZoomView {...view} index={index} />}
    </Dialog>
  )
}
