import type { Part } from '../parts'

/** Modules that a remote exposes: its routes, and each widget in its own chunk. */
export function exposedModules(part: Part): Record<string, { import: string; name: string }> {
  const widgets = part.widgets.map((widget) => [
    `./widgets/${widget}`,
    { import: `./src/widgets/${widget}.tsx`, name: `widget-${widget}` },
  ])
  return { './routes': { import: './src/routes.tsx', name: 'routes' }, ...Object.fromEntries(widgets) }
}
