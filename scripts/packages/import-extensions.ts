import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'

/**
 * Adds to each relative import of compiled code the `.js` that Node's modules require. `sourceFile` is the source that
 * `code`, JavaScript or declarations, was compiled from.
 */
export function withExtensions(code: string, sourceFile: string): string {
  const { importedFiles } = ts.preProcessFile(code, true, true)
  return [...importedFiles]
    .filter(({ fileName }) => fileName.startsWith('.'))
    .sort((a, b) => b.pos - a.pos)
    .reduce((text, { fileName, pos }) => {
      // `pos` is the opening quote.
      const start = pos + text.slice(pos).indexOf(fileName)
      return text.slice(0, start) + compiledPath(fileName, sourceFile) + text.slice(start + fileName.length)
    }, code)
}

function compiledPath(specifier: string, sourceFile: string): string {
  const target = join(dirname(sourceFile), specifier)
  if (existsSync(`${target}.ts`) || existsSync(`${target}.tsx`)) return `${specifier}.js`
  if (existsSync(join(target, 'index.ts'))) return `${specifier.replace(/\/$/, '')}/index.js`
  return specifier
}
