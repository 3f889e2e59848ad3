/**
 * The names of react-router-dom that the shop uses. A federated share cannot be tree-shaken, so the shell
 * shares this list instead of the whole package; lint refuses imports of names that are not here.
 */
export { RouterProvider } from 'react-router/dom'
export {
  Await,
  createBrowserRouter,
  data,
  Form,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  redirect,
  ScrollRestoration,
  useBlocker,
  useFetcher,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useOutlet,
  useParams,
  useResolvedPath,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
  useSubmit,
  useViewTransitionState,
} from 'react-router'
