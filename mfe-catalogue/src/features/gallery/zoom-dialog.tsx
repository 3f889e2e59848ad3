import { Dialog, Skeleton } from '@shop/shared-ui'
import { onDemand } from '../../on-demand'
import type { ZoomViewProps } from './zoom-view'

const View = onDemand(
  () => import(/* webpackChunkName: "zoom" */ './zoom-view').then(({ ZoomView }) => ZoomView),
  <Skeleton $ratio={1} />,
)

/** ZoomDialog's props; `index` is null while it is closed. */
export interface ZoomDialogProps extends Omit<ZoomViewProps, 'index'> {
  index: number | null
  onClose: () => void
}

/** The pictures large, over the page; the code comes with the first opening. */
export function ZoomDialog({ index, onClose, ...view }: ZoomDialogProps) {
  return (
    <Dialog open={index !== null} onClose={onClose} title={view.title} size="wide">
      {index !== null && <View {...view} index={index} />}
    </Dialog>
  )
}
