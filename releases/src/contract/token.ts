/** Whether a token is valid in a header: otherwise the request would fail as if the server didn't respond. */
export const isToken = (text: string): boolean => /^[!-~]+$/.test(text)
