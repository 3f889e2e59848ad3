/** A component that a part's own React has rendered into an element of the shell's page. */
export interface MountedIsland {
  update(props: object): void
  unmount(): void
}

/** What the shell's side passes with an island. */
export interface IslandOptions {
  /** Starts each id of `useId`: two React roots of one page would otherwise give the same ids. */
  idPrefix: string
  /** Called with an error that no boundary of the part has caught. */
  onError(error: unknown): void
}

/**
 * A part's own React, as far as the shell's side uses it. Only plain values cross: each React knows its own elements,
 * hooks and contexts alone. Each build has one of the two functions.
 */
export interface IslandReact {
  /** In browsers: hydrates the element's markup, or renders into an empty one. */
  mount?(element: HTMLElement, screen: unknown, props: object, options: IslandOptions): MountedIsland
  /** On the server: the markup of a component. */
  render?(screen: unknown, props: object, idPrefix: string): string
}

/** Names the elements that contain islands. */
export const islandMark = 'data-own-react'
