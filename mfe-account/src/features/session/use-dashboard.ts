import { browserApi, readToken, type Dashboard } from '@shop/shared-api'
import { useEffect, useState } from 'react'

/** The visitor's own overview; undefined until it is here. A failure is shown by the site's own error dialog. */
export function useDashboard(): Dashboard | undefined {
  const [dashboard, setDashboard] = useState<Dashboard>()
  useEffect(() => {
    if (!readToken()) return
    const given = new AbortController()
    browserApi.request('GET /user-dashboard', { signal: given.signal }).then(
      ({ data }) => setDashboard(data),
      () => undefined,
    )
    return () => given.abort()
  }, [])
  return dashboard
}
