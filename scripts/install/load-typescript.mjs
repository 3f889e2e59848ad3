import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The exports of a TypeScript file (an absolute path), in this process; tsx has to be installed by now. */
export async function loadTypeScript(file) {
  await import('tsx')
  return require(file)
}
