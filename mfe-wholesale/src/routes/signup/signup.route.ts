import { apiFrom, type State } from '@shop/shared-api'
import type { LoaderFunctionArgs } from 'react-router-dom'

export { SignupPage as Component } from './signup-page'

/** Loads the US states for the address. */
export async function loader({ context }: LoaderFunctionArgs): Promise<{ states: State[] }> {
  const { data } = await apiFrom(context).request('GET /get-states')
  return { states: data }
}
