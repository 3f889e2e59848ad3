import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { parseFilters, serializeFilters, type Filters } from '../../features/listing/filters'

/** The current filters, including pending changes, and a function that changes them through the URL. */
export function useFilters() {
  const { pathname, search } = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const wanted = next?.pathname === pathname ? next.search : search
  const filters = parseFilters(new URLSearchParams(wanted))

  /** Navigates to the first page of the filtered list without scrolling. */
  function change(to: Partial<Filters>) {
    void navigate(pathname + serializeFilters({ ...filters, page: 1, ...to }), { preventScrollReset: true })
  }

  return { filters, pathname, change }
}
