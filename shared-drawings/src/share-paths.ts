const drawn = /<path d="([^"]{28,})"([^>]*)\/>/g

/** Moves every repeated path into the definitions and draws it by `<use>`: layered threads and cords repeat theirs. */
export function sharePaths(scene: string, idPrefix: string): { definitions: string; scene: string } {
  const counts = new Map<string, number>()
  for (const [, path = ''] of scene.matchAll(drawn)) counts.set(path, (counts.get(path) ?? 0) + 1)
  const ids = new Map<string, string>()
  for (const [path, count] of counts) if (count > 1) ids.set(path, `${idPrefix}p${ids.size.toString(36)}`)
  const shared = scene.replace(drawn, (element, path: string, rest: string) => {
    const id = ids.get(path)
    return id ? `<use href="#${id}"${rest}/>` : element
  })
  return { definitions: [...ids].map(([path, id]) => `<path id="${id}" d="${path}"/>`).join(''), scene: shared }
}
