import { ApiError, apiFrom, type RosterSheet } from '@shop/shared-api'
import { data, type LoaderFunctionArgs } from 'react-router-dom'

export { TeamPage as Component } from './team-page'

/** The sheet behind a shared link; 404 for a link that nobody shared. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<RosterSheet> {
  try {
    const key = params.key ?? ''
    return (await apiFrom(context).request('GET /roster-sheets/:key', { params: { key }, silent: true })).data
  } catch (error) {
    if (error instanceof ApiError && [404, 422].includes(error.status)) {
      throw data({ message: 'No roster is shared by this link.' }, { status: 404 })
    }
    throw error
  }
}
