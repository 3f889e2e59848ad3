import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Part } from '../parts'

/**
 * Writes the module that an open entry connects, with a part's name, its routes and its widgets, and returns its path:
 * webpack needs a file at a fixed one.
 */
export function writePartModule(part: Part): string {
  const folder = join(part.folder, 'node_modules/.shop')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'open-part.js')
  const widgets = part.widgets.map((widget) => {
    const path = JSON.stringify(join(part.folder, 'src/widgets', `${widget}.tsx`))
    return `${JSON.stringify(widget)}: () => import(${path})`
  })
  const lines = [
    `export { routes } from ${JSON.stringify(join(part.folder, 'src/routes.tsx'))}`,
    `export const name = ${JSON.stringify(part.name)}`,
    `export const widgets = { ${widgets.join(', ')} }`,
  ]
  writeFileSync(file, `${lines.join('\n')}\n`)
  return file
}
