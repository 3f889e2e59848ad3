/** The API's form schemas that this remote uses, in a chunk of their own loaded on demand. */
export { authenticityReportForm, questionForm, ratingForm } from '@shop/shared-api/contract'
