const pattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const longest = 30
/** First segments of the document server's own paths, which pages cannot use. */
const taken = ['api', 'r', 'health', 'healthz', 'sitemaps']

/** Null if a remote may have this name, otherwise the reason. */
export function nameProblem(name: string): string | null {
  if (name.startsWith('mfe-'))
    return `The folder prefix "mfe-" is added automatically: name the remote "${name.slice(4)}".`
  if (!pattern.test(name) || name.length > longest) {
    return `"${name}" is not a valid name for a remote: use lowercase letters, digits and single hyphens, starting with a letter, at most ${longest} characters.`
  }
  if (taken.includes(name)) return `The path /${name} is reserved for the servers: choose another name.`
  return null
}
