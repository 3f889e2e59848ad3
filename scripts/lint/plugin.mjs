import { builtinRules } from 'eslint/use-at-your-own-risk'

const restricted = builtinRules.get('no-restricted-syntax')

/**
 * ESLint's own `no-restricted-syntax` under several names. Settings of one rule replace each other where two entries of
 * the configuration match the same file; under its own name each restriction has its own files.
 */
export const shop = {
  rules: Object.fromEntries(
    ['forms', 'markup', 'addresses', 'barrels', 'computed-imports', 'package-imports', 'sleeps', 'describes'].map(
      (name) => [name, restricted],
    ),
  ),
}

/** The setting of such a rule: these selectors are errors, with one message. */
export const refuse = (selectors, message) => ['error', ...selectors.map((selector) => ({ selector, message }))]
