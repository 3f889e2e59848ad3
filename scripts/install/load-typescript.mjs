import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Imports a TypeScript file (an absolute path) into this process; requires tsx to be installed. */
export async function loadTypeScript(file) {
  await import('tsx/cjs')
  return require(file)
}
