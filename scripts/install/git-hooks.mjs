/**
 * `npm install` runs this: it points git to the hooks in .husky. It does nothing and never fails where husky is not
 * installed (a shop without development packages), where there is no git, or with HUSKY=0.
 */
try {
  const { default: husky } = await import('husky')
  const problem = husky()
  if (problem && process.env.HUSKY !== '0') console.log(`Git hooks are not installed: ${problem}`)
} catch (error) {
  if (error.code !== 'ERR_MODULE_NOT_FOUND') console.warn(`Git hooks are not installed: ${error.message}`)
}
