import type { ShouldRevalidateFunction } from 'react-router-dom'

/** Color and size in the query don't affect the loaded data. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}) => {
  const onlyChoice = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return onlyChoice && !formMethod ? false : defaultShouldRevalidate
}
