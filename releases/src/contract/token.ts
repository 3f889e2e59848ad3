/** Whether a text can be a token at all: what no header can carry would be told as a server that does not answer. */
export const isToken = (text: string): boolean => /^[!-~]+$/.test(text)
