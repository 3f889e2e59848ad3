/** The signed-in user as all parts may see it; never contains a token. */
export interface SessionUser {
  id: string
  username: string
  email: string
  role: 'customer' | 'wholeseller'
  isVerified: boolean
}

/** Whether the user buys at wholesale terms: the role alone comes with the application. */
export declare const isApprovedWholesaler: (user: SessionUser | null | undefined) => boolean

/** The router's state of the login page when an ended session led to it. */
export interface SessionEndedState {
  sessionEnded: true
}

declare module '@shop/shared-events' {
  interface EventMap {
    /** The signed-in user; `null` once the visitor is known to be a guest. */
    'session/changed': { user: SessionUser | null }
    /** The visitor signed in or signed up in this tab. */
    'session/started': { by: 'login' | 'signup' }
    /** A session ended: the visitor logged out, or the API refused the token. */
    'session/ended': { reason: 'logout' | 'unauthorized' }
  }

  interface RetainedEvents {
    'session/changed': true
  }
}

declare module '@shop/shared-ui' {
  interface WidgetProps {
    /** The account's pages and the logout, for a signed-in visitor. */
    'account/settings-sheet': { open: boolean; onClose: () => void }
  }
}

/** Paths of the account's pages. */
export declare const links: {
  /** The login, which leads on to the page `next`. */
  login: (next?: string) => string
  signUp: () => string
  profile: () => string
  /** A customer's orders. */
  orders: () => string
  /** The lookup of an order by its number, for guests. */
  trackOrder: () => string
}
