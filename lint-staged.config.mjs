/** Checks of staged files before a commit; they change nothing. */
export default {
  '*.{ts,tsx,mjs,cjs}': 'eslint --max-warnings=0 --no-warn-ignored',
  '*': 'prettier --check --ignore-unknown',
}
