import { Button, Dialog, Icon, Skeleton } from '@shop/shared-ui'
import { useCallback, useState } from 'react'
import { onDemand } from '../../on-demand'

const LazyCameraScan = onDemand(
  () => import(/* webpackChunkName: "camera" */ './camera-scan').then(({ CameraScan }) => CameraScan),
  <Skeleton $ratio={4 / 3} />,
)

/** Opens the camera scanner; its code loads on first use. */
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
        Scan code
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Scan code">
        {open && <LazyCameraScan onCode={found} />}
      </Dialog>
    </>
  )
}
