import { browserApi } from '@shop/shared-api'
import { useCustomQuery, type QueryOptions, type QueryResult } from '@shop/shared-forms'
import { useStaffClient } from './staff-context'

/** Runs a reading operation on mount and whenever its input changes; a falsy input runs nothing. */
export function useOperation<Answer extends object>(
  name: string,
  input: object | false = {},
  options: QueryOptions = {},
): QueryResult<Answer> {
  const client = useStaffClient()
  return useCustomQuery(browserApi, input && [client, name, input], () => client.run<Answer>(name, input || {}), {
    keepPreviousData: true,
    ...options,
  })
}
