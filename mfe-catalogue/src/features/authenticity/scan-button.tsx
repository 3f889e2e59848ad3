import { Button, Dialog, Icon, Skeleton } from '@shop/shared-ui'
import { lazy, Suspense, useCallback, useState } from 'react'

const Scan = lazy(() =>
  import(/* webpackChunkName: "camera" */ './camera-scan').then(({ CameraScan }) => ({ default: CameraScan })),
)

/** Opens the camera; its code comes with the first opening. */
export function ScanButton({ onCode }: { onCode: (code: string) => void }) {
  const [open, setOpen] = useState(false)
  const found = useCallback(
    (code: string) => {
      setOpen(false)
      onCode(code)
    },
    [onCode],
  )
  return (
    <>
      <Button size="large" onClick={() => setOpen(true)}>
        <Icon name="camera" />
        Scan the code
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Scan the code">
        {open && (
          <Suspense fallback={<Skeleton $ratio={4 / 3} />}>
            <Scan onCode={found} />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
