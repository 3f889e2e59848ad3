/** The body of an answer that the API could not give. */
export const apiUnavailable = {
  code: 'api_unavailable',
  message: 'The shop can’t answer right now. Please try again in a moment.',
}
