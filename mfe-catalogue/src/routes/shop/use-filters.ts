import { useLocation, useNavigate, useNavigation } from 'react-router-dom'
import { readFilters, writeFilters, type Filters } from '../../features/listing/filters'

/** The filters as the visitor just left them (even while their list is on its way), and the way to change them: by the URL. */
export function useFilters() {
  const { pathname, search } = useLocation()
  const { location: next } = useNavigation()
  const navigate = useNavigate()
  const wanted = next?.pathname === pathname ? next.search : search
  const filters = readFilters(new URLSearchParams(wanted))

  /** Goes to the first page of the list so narrowed; the window stays where it is. */
  function change(to: Partial<Filters>) {
    void navigate(pathname + writeFilters({ ...filters, page: 1, ...to }), { preventScrollReset: true })
  }

  return { filters, pathname, change }
}
