import { Suspense, use, useState } from 'react'
import type { ReactNode } from 'react'
import { ErrorBoundary } from '../feedback/error-boundary'
import type { BoundaryFailure } from '../feedback/error-boundary'
import { SectionUnavailable } from '../feedback/section-unavailable'
import { RemoteLoaderContext } from './remote-loader-context'
import type { RemoteLoader } from './remote-loader-context'
import { WidgetLoadError, invalidateWidget, widgetPromise } from './widget-promises'
import type { WidgetName, WidgetOwner, WidgetProps } from './widget-props'

type PropsOf<Owner extends WidgetOwner, Name extends WidgetName<Owner>> = WidgetProps[`${Owner}/${Name}` &
  keyof WidgetProps]

/** RemoteWidget's props. */
export interface RemoteWidgetProps<Owner extends WidgetOwner, Name extends WidgetName<Owner>> {
  owner: Owner
  name: Name
  props: PropsOf<Owner, Name>
  /** Shown while its code loads; give it the widget's size. */
  fallback?: ReactNode
  /** Shown after a failure, in place of the message with its retry; `null` for optional widgets. */
  unavailable?: ReactNode | ((failure: BoundaryFailure) => ReactNode)
}

/**
 * Renders another part's widget. It loads and fails independently of the page around it. Server-rendered markup stays
 * in place while the browser fetches the code.
 */
export function RemoteWidget<Owner extends WidgetOwner, Name extends WidgetName<Owner>>(
  given: RemoteWidgetProps<Owner, Name>,
) {
  const { owner, name, props, fallback = null, unavailable } = given
  const loader = use(RemoteLoaderContext)
  const [attempt, setAttempt] = useState(0)

  function handleError(error: unknown) {
    const phase = error instanceof WidgetLoadError ? 'load' : 'render'
    if (loader && phase === 'load') invalidateWidget(loader, owner, name)
    if (!loader?.report?.({ owner, name, phase, error }) || phase === 'load') return
    invalidateWidget(loader, owner, name)
    setAttempt(attempt + 1)
  }

  return (
    <ErrorBoundary
      resetKey={`${owner}/${name}/${attempt}`}
      onError={handleError}
      fallback={(failure) => {
        if (unavailable === undefined) return <SectionUnavailable retry={failure.retry} />
        return typeof unavailable === 'function' ? unavailable(failure) : unavailable
      }}
    >
      <Suspense fallback={fallback}>
        <Loaded loader={loader} owner={owner} name={name} props={props} />
      </Suspense>
    </ErrorBoundary>
  )
}

interface LoadedProps {
  loader: RemoteLoader | null
  owner: string
  name: string
  props: object
}

function Loaded({ loader, owner, name, props }: LoadedProps) {
  if (!loader) throw new WidgetLoadError(`No RemoteLoaderContext above the widget ${owner}/${name}.`)
  const { Widget } = loader.peek(owner, name) ?? use(loadInBrowser(loader, owner, name))
  return <Widget {...props} />
}

/**
 * On the server, all live parts are loaded already or never will be, so waiting would never end. React then renders
 * the widget in the browser.
 */
function loadInBrowser(loader: RemoteLoader, owner: string, name: string) {
  if (typeof window === 'undefined')
    throw new WidgetLoadError(`The widget ${owner}/${name} is not loaded on the server.`)
  return widgetPromise(loader, owner, name)
}
