import { Failure, invalid } from '../../failure'

/** The fields of Stripe errors that we read; `rawType` is the documented `type` of the response. */
interface StripeProblem {
  rawType?: string
  type?: string
  code?: string
  decline_code?: string
  statusCode?: number
}

const ANOTHER = 'Please choose another way to pay.'
const MESSAGES: Record<string, string> = {
  expired_card: `Your card has expired. ${ANOTHER}`,
  incorrect_cvc: 'The security code of your card is incorrect. Please enter the card again.',
  invalid_cvc: 'The security code of your card is incorrect. Please enter the card again.',
  incorrect_number: 'Your card number is incorrect. Please enter it again.',
  insufficient_funds: `Your card has insufficient funds. ${ANOTHER}`,
  lost_card: `Your card was declined. ${ANOTHER}`,
  stolen_card: `Your card was declined. ${ANOTHER}`,
  processing_error: 'Your bank could not respond. Please try again in a moment.',
  authentication_required: 'Your bank could not verify your identity. Please try again.',
  payment_intent_authentication_failure: `Your bank could not verify your identity. ${ANOTHER}`,
}
const DECLINED = `Your card was declined. ${ANOTHER}`

const problemOf = (error: unknown): StripeProblem =>
  typeof error === 'object' && error !== null ? (error as StripeProblem) : {}

/** Whether the bank declined the card, as opposed to Stripe rejecting or missing our request. */
export const isDecline = (error: unknown): boolean =>
  problemOf(error).rawType === 'card_error' || problemOf(error).type === 'card_error'

/** Ignores the error for a charge that is already refunded, such as in Stripe's dashboard; throws any other error. */
export function ignoreAlreadyRefunded(error: unknown): void {
  if (problemOf(error).code !== 'charge_already_refunded') throw error
}

/** The message about a declined card for the shopper; never the bank's own reason, which could help a thief. */
export function declineMessage(error: unknown): string {
  const { code, decline_code } = problemOf(error)
  return MESSAGES[decline_code ?? ''] ?? MESSAGES[code ?? ''] ?? DECLINED
}

/** Converts an error of Stripe: 422 for the card or token, 503 when Stripe is unreachable or rejects our keys. */
export function toFailure(error: unknown): unknown {
  if (error instanceof Failure) return error
  if (isDecline(error)) return invalid([{ field: 'payment_token', message: declineMessage(error) }], 'card_declined')
  const { rawType, statusCode } = problemOf(error)
  if (rawType === 'invalid_request_error' && (statusCode === 400 || statusCode === 404))
    return invalid([{ field: 'payment_token', message: 'We could not read this card. Please enter it again.' }])
  return Object.assign(
    new Failure(
      503,
      'payment_unavailable',
      'We cannot reach our payment provider right now. Please try again: you are never charged twice.',
      { retryAfter: 5 },
    ),
    { cause: error },
  )
}
