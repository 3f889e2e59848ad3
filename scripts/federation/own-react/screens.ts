import type { RequestContext } from '@shop/shared-api'

/** Where the visitor is, as plain data. */
export interface ScreenLocation {
  pathname: string
  search: string
  hash: string
}

/**
 * Props of a route's component in a part with its own React. They stand for the hooks of the shell's router, which such a
 * part can't call.
 */
export interface ScreenProps<Data = undefined> {
  /** What the route's loader returned. */
  loaderData: Data
  params: Readonly<Record<string, string | undefined>>
  location: ScreenLocation
  /** Opens a path of the site, of any part, without a new document. Ordinary links do the same. */
  navigate(to: string, options?: { replace?: boolean; preventScrollReset?: boolean }): void
  /** Runs the loaders of the page again. */
  revalidate(): void
}

/**
 * A route of such a part. It is a route object of the shop's router whose components are the part's own, so that no type
 * of another React is named.
 */
export interface ScreenRoute extends ScreenModule {
  /** `part/chunk`, as in every part. */
  id: string
  path?: string
  index?: boolean
  /** Head, access and status, as in every part. */
  handle?: unknown
  /** Loads the component and loader in a chunk of its own. */
  lazy?(): Promise<ScreenModule>
  children?: ScreenRoute[]
}

/** What a route does, at once or after `lazy`. */
export interface ScreenModule {
  /** A route without one may have children; one with it may not. */
  Component?: (props: ScreenProps<never>) => unknown
  /** Returns plain data, which the document contains as JSON. */
  loader?(args: ScreenArguments): unknown
  action?(args: ScreenArguments): unknown
}

/** What loaders and actions get. */
export interface ScreenArguments {
  request: Request
  params: Readonly<Record<string, string | undefined>>
  /** For `apiFrom`. */
  context?: Partial<RequestContext>
}
