import { Dialog, Skeleton } from '@shop/shared-ui'
import { onDemand } from '../../on-demand'
import type { ZoomViewProps } from './zoom-view'

const View = onDemand(
  () => import(/* webpackChunkName: "zoom" */ './zoom-view').then(({ ZoomView }) => ZoomView),
  <Skeleton $ratio={1} />,
)

/** ZoomDialog's props; `place` is null while it is closed. */
export interface ZoomDialogProps extends Omit<ZoomViewProps, 'place'> {
  place: number | null
  onClose: () => void
}

/** The pictures large, over the page; the code comes with the first opening. */
export function ZoomDialog({ place, onClose, ...view }: ZoomDialogProps) {
  return (
    <Dialog open={place !== null} onClose={onClose} title={view.title} size="wide">
      {place !== null && <View {...view} place={place} />}
    </Dialog>
  )
}
