import { describedDisables } from './rules/described-disables.mjs'
import { dynamicImports } from './rules/dynamic-imports.mjs'
import { fileNames } from './rules/file-names.mjs'
import { forms } from './rules/forms.mjs'
import { imports } from './rules/imports.mjs'
import { noBarrels } from './rules/no-barrels.mjs'
import { relativeImports } from './rules/relative-imports.mjs'

/** ESLint plugin with this repository's own rules. */
export const shop = {
  rules: {
    imports,
    'relative-imports': relativeImports,
    'dynamic-imports': dynamicImports,
    'no-barrels': noBarrels,
    'described-disables': describedDisables,
    'file-names': fileNames,
    forms,
  },
}
