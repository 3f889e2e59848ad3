import { ErrorBoundary, SectionUnavailable } from '@shop/shared-ui'
import { lazy, Suspense, useReducer, type ComponentType, type ReactNode } from 'react'

/**
 * Makes a component of code that comes with its first showing; `waiting` keeps its room. Code that does not come
 * says so in its place and can be tried again: the page around it stays, and no release is blamed for a lost line.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  const fetched = () => lazy(() => load().then((Part) => ({ default: Part }))) as ComponentType<Props>
  let Part = fetched()

  return function OnDemand(props: Props) {
    const [, showAgain] = useReducer((times: number) => times + 1, 0)
    const retry = () => {
      // A lazy component that failed once fails for ever.
      Part = fetched()
      showAgain()
    }
    return (
      <ErrorBoundary onRetry={retry} fallback={(failure) => <SectionUnavailable what="This" retry={failure.retry} />}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
}
