/** The error body while the API is unavailable. */
export const apiUnavailable = {
  code: 'api_unavailable',
  message: 'The shop can’t answer right now. Please try again in a moment.',
}
