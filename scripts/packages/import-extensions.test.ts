import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../jest/temporary-folder'
import { withExtensions } from './import-extensions'

/** A source file next to `button.tsx`, `money/index.ts` and `theme.ts`. */
function sourceFile(): string {
  const folder = temporaryFolder('import-extensions')
  mkdirSync(join(folder, 'money'))
  for (const file of ['button.tsx', 'money/index.ts', 'theme.ts']) writeFileSync(join(folder, file), '')
  return join(folder, 'index.ts')
}

describe('withExtensions', () => {
  test.each([
    [`export { Button } from './button';`, `export { Button } from './button.js';`],
    [`export type * from "./money";`, `export type * from "./money/index.js";`],
    [`import './theme'; import { a } from './theme';`, `import './theme.js'; import { a } from './theme.js';`],
    [`const load = () => import('./button');`, `const load = () => import('./button.js');`],
    [`export declare const a: import("./theme").Theme;`, `export declare const a: import("./theme.js").Theme;`],
  ])('completes %s', (code, expected) => {
    expect(withExtensions(code, sourceFile())).toBe(expected)
  })

  test.each([`import { map } from 'rxjs';`, `import '@shop/shared-ui';`, `const text = "./button";`])(
    'leaves %s unchanged',
    (code) => expect(withExtensions(code, sourceFile())).toBe(code),
  )
})
