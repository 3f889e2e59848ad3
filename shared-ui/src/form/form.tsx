import { useSyncExternalStore, type ComponentPropsWithRef } from 'react'
import styled, { keyframes } from 'styled-components'

const fade = keyframes`
  to {
    opacity: 0.5;
  }
`

/** Takes no part in the form's layout. Controls look as usual at first, and fade only when scripts are late. */
const Controls = styled.fieldset`
  display: contents;
  &:disabled :is(button, input, select, textarea):not([disabled]) {
    opacity: 1;
    animation: ${fade} 1ms 2s forwards;
  }
`

/** Form's props. */
export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'method'> {
  /** The document server takes this form at the page's address: it can be used before scripts run. */
  worksWithoutScripts?: boolean
}

/**
 * Every form that sends something. It posts, so that the browser never writes its fields into an address, and it can't
 * be filled in before scripts run unless the document server takes it.
 */
export function Form({ worksWithoutScripts = false, children, ...rest }: FormProps) {
  const isHydrated = useSyncExternalStore(neverChanges, inBrowser, onServer)
  if (worksWithoutScripts) {
    return (
      <form {...rest} method="post">
        {children}
      </form>
    )
  }
  return (
    <form {...rest} method="post">
      <noscript>
        <p>This form needs JavaScript.</p>
      </noscript>
      <Controls role="presentation" disabled={!isHydrated}>
        {children}
      </Controls>
    </form>
  )
}

const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false
