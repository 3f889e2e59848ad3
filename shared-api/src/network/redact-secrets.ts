/** Query parameters that open something: links of mails, logins by another provider, previews. */
const SECRETS = 'token|confirm|signed|undo|code|state|email|preview|release-preview'
const IN_QUERY = new RegExp(`([?&](?:${SECRETS})=)[^&#\\s"'\\\\<>)]+`, 'gi')

/** A text, such as a log line, in which the secrets of addresses are cut out. */
export function redactSecrets(text: string): string {
  return text.replace(IN_QUERY, '$1[cut]')
}
