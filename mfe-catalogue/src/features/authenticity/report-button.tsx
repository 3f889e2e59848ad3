import { Skeleton } from '@shop/shared-ui'
import { FormOpener } from '../../form-opener'
import { onDemand } from '../../on-demand'

const LazyReportForm = onDemand(
  () => import(/* webpackChunkName: "report-form" */ './report-form').then(({ ReportForm }) => ReportForm),
  <Skeleton $height="32rem" />,
)

/** Opens the report form; its code loads on first use. */
export function ReportButton({ barcode }: { barcode: string }) {
  return (
    <FormOpener label="Report this item" formOf={(onSent) => <LazyReportForm barcode={barcode} onSent={onSent} />} />
  )
}
