import { ErrorBoundary, SectionUnavailable } from '@shop/shared-ui'
import { lazy, Suspense, useReducer, type ComponentType, type ReactNode } from 'react'

/**
 * Creates a component that loads its code on first render; `waiting` is its placeholder. A load failure is shown in
 * its position and can be retried: the page stays, and no release is blamed for a lost connection.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  const fetched = () => lazy(() => load().then((Part) => ({ default: Part }))) as ComponentType<Props>
  let Part = fetched()

  return function OnDemand(props: Props) {
    const [, rerender] = useReducer((times: number) => times + 1, 0)
    const retry = () => {
      // A lazy component never recovers from a failed load.
      Part = fetched()
      rerender()
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
