/** The page numbers around `page`: first, last and neighbors; `gap` where some are omitted. At most seven entries. */
export function pageNumbers(page: number, lastPage: number): (number | 'gap')[] {
  const wanted = [1, page - 1, page, page + 1, lastPage].filter((n) => n >= 1 && n <= lastPage)
  const pages = [...new Set(wanted)].sort((a, b) => a - b)
  return pages.flatMap((n, index) => {
    const before = pages[index - 1] ?? n - 1
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? ['gap' as const, n] : [n]
  })
}
