/**
 * Query parameters that a part's routes read, by the route's id. A part that declares them gets no others while its pages
 * are rendered on the server, and pages that differ in others only are cached once.
 */
export type PageParameters = Readonly<Record<string, readonly string[]>>
