const key = 'release-console:v1'

/** Whose token the page uses, and the name that stands in the audit. */
export interface Credentials {
  token: string
  by: string
}

/** Kept for this tab alone, and gone with it. */
export const storedSession = {
  read(): Credentials | null {
    const text = sessionStorage.getItem(key)
    return text ? (JSON.parse(text) as Credentials) : null
  },
  write: (credentials: Credentials) => sessionStorage.setItem(key, JSON.stringify(credentials)),
  clear: () => sessionStorage.removeItem(key),
}
