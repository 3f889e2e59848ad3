import type { Part } from '../parts'
import { writeIslands, type ExposedSources } from './own-react'

/** Modules that a remote exposes: its routes, and each widget in its own chunk. */
export function exposedModules(part: Part): Record<string, { import: string; name: string }> {
  const source = exposedSources(part)
  const widgets = part.widgets.map((widget) => [
    `./widgets/${widget}`,
    { import: source.widget(widget), name: `widget-${widget}` },
  ])
  return { './routes': { import: source.routes, name: 'routes' }, ...Object.fromEntries(widgets) }
}

/** The files that a remote exposes in browsers: its own, or the islands of a part with its own React. */
function exposedSources(part: Part): ExposedSources {
  if (part.ownReact) return writeIslands(part, 'browser')
  return { routes: './src/routes.tsx', widget: (name) => `./src/widgets/${name}.tsx` }
}
