const megabyte = 2 ** 20

/** What an application's documents may be; the API checks the files themselves again. */
export const documentLimits = { count: 3, bytes: 10 * megabyte, endings: ['pdf', 'jpg', 'jpeg', 'png'] } as const

/** Why these files can't be sent, in words that say how to mend it; undefined when they can. */
export function documentsProblem(files: readonly { name: string; size: number }[]): string | undefined {
  if (files.length === 0) return 'Add a document that shows your business, such as a licence or a resale certificate.'
  if (files.length > documentLimits.count) return `Choose at most ${documentLimits.count} documents.`
  for (const { name, size } of files) {
    const ending = name.split('.').pop()?.toLowerCase() ?? ''
    if (!(documentLimits.endings as readonly string[]).includes(ending)) return `${name} is not a PDF, JPG or PNG file.`
    if (size === 0) return `${name} is empty.`
    if (size > documentLimits.bytes) return `${name} is larger than 10 MB.`
  }
  return undefined
}
