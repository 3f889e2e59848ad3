import { EventInspector } from '@shop/shared-events/inspector'
import { Link, Outlet, type RouteObject } from 'react-router-dom'
import { styled } from 'styled-components'
import type { StandalonePart } from './part'
import { SessionSwitch } from './session-switch'

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  padding: 0.5rem 1rem;
  background: #0d0d0c;
  color: #f4efe6;
  font:
    14px/1.4 system-ui,
    sans-serif;

  a {
    color: inherit;
  }

  input,
  button {
    border: 1px solid currentcolor;
    background: #2b2a27;
    color: inherit;
  }
`

const Inspector = styled.aside`
  margin: 2rem 1rem;
`

/** The frame around a standalone part: its pages, the session and its published events. */
export function StandaloneFrame({ part: { name, routes } }: { part: StandalonePart }) {
  return (
    <>
      <Bar>
        <strong>{name}, standalone</strong>
        <nav aria-label="Pages of this part">
          {plainPaths(routes).map((path) => (
            <span key={path}>
              <Link to={path}>{path}</Link>{' '}
            </span>
          ))}
        </nav>
        <SessionSwitch />
      </Bar>
      <main>
        <Outlet />
      </main>
      <Inspector aria-label="Event inspector">
        <EventInspector />
      </Inspector>
    </>
  )
}

/** Paths of the part's pages without parameters. */
function plainPaths(all: RouteObject[]): string[] {
  const paths = all.flatMap((route) => [
    ...(route.path?.startsWith('/') ? [route.path] : []),
    ...plainPaths(route.children ?? []),
  ])
  return [...new Set(paths)].filter((path) => !path.includes(':') && !path.includes('*'))
}
