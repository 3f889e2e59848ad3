/** Ref callback that moves the focus to a page's heading when it mounts, since the focused element is gone. */
export const focusOnMount = (heading: HTMLElement | null): void => heading?.focus()
