import { Dialog, Skeleton } from '@shop/shared-ui'
import { lazy, Suspense } from 'react'
import type { ZoomViewProps } from './zoom-view'

const View = lazy(() =>
  import(/* webpackChunkName: "zoom" */ './zoom-view').then(({ ZoomView }) => ({ default: ZoomView })),
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
      {place !== null && (
        <Suspense fallback={<Skeleton $ratio={1} />}>
          <View {...view} place={place} />
        </Suspense>
      )}
    </Dialog>
  )
}
