import { Alert, Button, Dialog, Skeleton } from '@shop/shared-ui'
import { lazy, Suspense, useState } from 'react'

const Form = lazy(() =>
  import(/* webpackChunkName: "report-form" */ './report-form').then(({ ReportForm }) => ({ default: ReportForm })),
)

/** The way to report a doubtful piece; the form's code comes with the first opening. */
export function ReportButton({ barcode }: { barcode: string }) {
  const [open, setOpen] = useState(false)
  const [thanks, setThanks] = useState<string>()
  return (
    <>
      <div role="status">{thanks && <Alert tone="success">{thanks}</Alert>}</div>
      {!thanks && <Button onClick={() => setOpen(true)}>Report this piece</Button>}
      <Dialog open={open} onClose={() => setOpen(false)} title="Report this piece">
        {open && (
          <Suspense fallback={<Skeleton $height="32rem" />}>
            <Form
              barcode={barcode}
              onSent={(message) => {
                setThanks(message)
                setOpen(false)
              }}
            />
          </Suspense>
        )}
      </Dialog>
    </>
  )
}
