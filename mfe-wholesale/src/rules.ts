/** The API's form schemas that this remote uses, in a chunk of their own loaded on demand. */
export {
  counterOfferForm,
  declineQuoteForm,
  equipmentForm,
  quoteOrderForm,
  rosterEntryForm,
  wholesaleForm,
} from '@shop/shared-api/contract'
