/** Unique ids for headings: `Where we ship` becomes `where-we-ship`. */
export function sectionIds(headings: readonly string[]): string[] {
  const taken = new Set<string>()
  return headings.map((heading) => {
    const stem =
      heading
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '') || 'section'
    let id = stem
    for (let count = 2; taken.has(id); count += 1) id = `${stem}-${count}`
    taken.add(id)
    return id
  })
}
