import type { ShouldRevalidateFunction } from 'react-router-dom'

/** One route element serves three URLs, so the router can't detect by itself that another list is needed. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  defaultShouldRevalidate || currentUrl.pathname !== nextUrl.pathname
