import type { ShouldRevalidateFunction } from 'react-router-dom'

/** One screen answers three addresses, so the router does not see by itself that another list is wanted. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname
