/** For the heading of what takes the page's place: what had the focus is gone with what stood there. */
export const focusOnMount = (heading: HTMLElement | null): void => heading?.focus()
