/**
 * The source of a library with its components and contexts told to be free of effects, so that the minifier drops those
 * that nobody takes, with all that only they used. Their names for React's developer tools go, too: setting one would
 * be a use.
 */
export function withoutIdleComponents(source: string): string {
  return source
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ')
}
