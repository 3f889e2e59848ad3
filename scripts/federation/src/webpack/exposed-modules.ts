import type { Part } from '../parts'

/** What a remote offers to its host: its routes, and each widget under its own chunk. */
export function exposedModules(part: Part): Record<string, { import: string; name: string }> {
  const widgets = part.widgets.map((widget) => [
    `./widgets/${widget}`,
    { import: `./src/widgets/${widget}.tsx`, name: `widget-${widget}` },
  ])
  return { './routes': { import: './src/routes.tsx', name: 'routes' }, ...Object.fromEntries(widgets) }
}
