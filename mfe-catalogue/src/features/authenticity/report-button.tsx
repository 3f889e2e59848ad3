import { Skeleton } from '@shop/shared-ui'
import { FormOpener } from '../../form-opener'
import { onDemand } from '../../on-demand'

const Form = onDemand(
  () => import(/* webpackChunkName: "report-form" */ './report-form').then(({ ReportForm }) => ReportForm),
  <Skeleton $height="32rem" />,
)

/** The way to report a doubtful piece; the form's code comes with the first opening. */
export function ReportButton({ barcode }: { barcode: string }) {
  return <FormOpener label="Report this piece" formOf={(onSent) => <Form barcode={barcode} onSent={onSent} />} />
}
