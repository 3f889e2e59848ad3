import { ApiError, apiFrom, type RosterSheet } from '@shop/shared-api'
import { data, type LoaderFunctionArgs } from 'react-router-dom'

export { TeamPage as Component } from './team-page'

/** Loads the roster of a shared link; an unknown link is a 404. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<RosterSheet> {
  try {
    const key = params.key ?? ''
    return (await apiFrom(context).request('GET /roster-sheets/:key', { params: { key }, silent: true })).data
  } catch (error) {
    if (error instanceof ApiError && [404, 422].includes(error.status)) {
      throw data({ message: 'This roster link isn’t valid.' }, { status: 404 })
    }
    throw error
  }
}
