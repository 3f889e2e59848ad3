import type { ShouldRevalidateFunction } from 'react-router-dom'

/** Colour and size live in the query and change nothing that was loaded. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  const onlyChoice = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return onlyChoice && !formMethod ? false : defaultShouldRevalidate
}
