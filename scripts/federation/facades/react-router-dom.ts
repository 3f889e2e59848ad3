/**
 * Re-exports the names of react-router-dom that the shop uses. A federated share cannot be tree-shaken, so the shell
 * shares this list instead of the full package; a test rejects imports of other names.
 */
export { RouterProvider } from 'react-router/dom'
export {
  createBrowserRouter,
  data,
  isRouteErrorResponse,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  ScrollRestoration,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
  useViewTransitionState,
} from 'react-router'
