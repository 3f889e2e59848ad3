/** The API's form schemas that this remote uses, in a chunk of their own loaded on demand. */
export { authenticityReportForm, ratingForm } from '@shop/shared-api/contract'
