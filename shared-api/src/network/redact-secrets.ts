/** Query parameters that open something: links of mails, logins by another provider, previews. */
const SECRETS = 'token|confirm|signed|undo|code|state|email|preview|release-preview'
const IN_QUERY = new RegExp(`([?&](?:${SECRETS})=)[^&#\\s"'\\\\<>)]+`, 'gi')

/** Redacts secrets in URLs within a text, such as a log line. */
export function redactSecrets(text: string): string {
  return text.replace(IN_QUERY, '$1[cut]')
}
