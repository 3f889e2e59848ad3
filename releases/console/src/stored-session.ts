const key = 'release-console:v1'

/** The token of the session, and the name recorded in the audit log. */
export interface Credentials {
  token: string
  by: string
}

/** Stored for this tab only. */
export const storedSession = {
  read(): Credentials | null {
    const text = sessionStorage.getItem(key)
    return text ? (JSON.parse(text) as Credentials) : null
  },
  write: (credentials: Credentials) => sessionStorage.setItem(key, JSON.stringify(credentials)),
  clear: () => sessionStorage.removeItem(key),
}
