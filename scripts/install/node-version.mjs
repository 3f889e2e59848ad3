/** The oldest Node version that all locked packages support; equals `engines` in package.json. */
export const oldestNode = '20.19.0'

/** Null if `version` (as in process.versions.node) is new enough, otherwise a message with the fix. */
export function nodeVersionProblem(version, oldest = oldestNode) {
  const [have, need] = [version, oldest].map((text) => text.split('.').map(Number))
  const differs = need.findIndex((number, index) => number !== have[index])
  if (differs === -1 || have[differs] > need[differs]) return null
  return `Node ${version} is too old for this shop: it needs ${oldest} or newer. Install it, then run the command again.`
}
