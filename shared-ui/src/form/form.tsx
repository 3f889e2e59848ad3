import { useSyncExternalStore, type ComponentPropsWithRef } from 'react'
import styled, { keyframes } from 'styled-components'

const fade = keyframes`
  to {
    opacity: 0.5;
  }
`

/** Has no box in the form's layout. Controls look enabled at first, and fade only when scripts are slow. */
const FormControls = styled.fieldset`
  display: contents;
  &:disabled :is(button, input, select, textarea):not([disabled]) {
    opacity: 1;
    animation: ${fade} 1ms 2s forwards;
  }
`

/** Form's props. */
export interface FormProps extends Omit<ComponentPropsWithRef<'form'>, 'method'> {
  /** The document server accepts this form at the page's address, so it can be used before scripts run. */
  worksWithoutScripts?: boolean
}

/**
 * Every form that sends data. It uses POST, so that the browser never writes its fields into a URL, and it is disabled
 * until scripts run unless the document server accepts it.
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
      <FormControls role="presentation" disabled={!isHydrated}>
        {children}
      </FormControls>
    </form>
  )
}

const neverChanges = () => () => undefined
const inBrowser = () => true
const onServer = () => false
