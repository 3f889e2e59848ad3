import { Button, Cluster, Dialog, DialogHost, Sheet, showDialog, Text } from '@shop/shared-ui'
import { useState } from 'react'

export default { title: 'Overlays' }

function DialogDemo({ size }: { size: 'regular' | 'wide' }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Delete address"
        size={size}
        footer={<Button onClick={close}>Delete</Button>}
      >
        <Text>The address is removed from your account.</Text>
      </Dialog>
    </>
  )
}

export const RegularDialog = { render: () => <DialogDemo size="regular" /> }
export const WideDialog = { render: () => <DialogDemo size="wide" /> }

function SheetDemo() {
  const [side, setSide] = useState<'start' | 'end' | 'bottom'>('end')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Cluster>
        {(['start', 'end', 'bottom'] as const).map((each) => (
          <Button
            key={each}
            onClick={() => {
              setSide(each)
              setOpen(true)
            }}
          >
            Open sheet at {each}
          </Button>
        ))}
      </Cluster>
      <Sheet side={side} open={open} onClose={() => setOpen(false)} title="Filters">
        <Text>Filters of the list.</Text>
      </Sheet>
    </>
  )
}

export const Sheets = { render: () => <SheetDemo /> }

export const QueuedDialogs = {
  render: () => (
    <>
      <Button
        onClick={() => {
          void showDialog({ title: 'Order placed', message: 'Your receipt is on its way.', tone: 'success' })
          void showDialog({ title: 'Error!', message: 'The coupon has expired.', tone: 'error' })
        }}
      >
        Show two dialogs
      </Button>
      <DialogHost />
    </>
  ),
}
