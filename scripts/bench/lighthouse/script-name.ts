/** Part and chunk of a script's path, by version or content: `/r/catalogue/1.0.0-ab12/shop.1234abcd.js` is chunk `shop`. */
export function scriptName(path: string): { part: string; chunk: string } {
  const [, part, file] = /^\/r\/([^/]+)\/(?:files\/)?[^/]+\/(.+)$/.exec(path) ?? []
  return { part: part ?? 'page', chunk: (file ?? path.slice(1)).replace(/(\.[0-9a-f]{8,})?\.js$/, '') }
}
