const megabyte = 2 ** 20

/** What files a form takes; the API checks the files themselves again. */
export interface FileLimits {
  min: 0 | 1
  max: number
  /** Bytes of one file. */
  bytes: number
  endings: readonly string[]
}

/** Papers that show a business. */
export const documentLimits: FileLimits = {
  min: 1,
  max: 3,
  bytes: 10 * megabyte,
  endings: ['pdf', 'jpg', 'jpeg', 'png'],
}

/** Drawings and pictures for custom equipment. */
export const artworkLimits: FileLimits = {
  min: 0,
  max: 5,
  bytes: 10 * megabyte,
  endings: ['pdf', 'jpg', 'jpeg', 'png', 'webp'],
}

/** Why these files can't be sent, in words that say how to mend it; undefined when they can. */
export function filesProblem(
  files: readonly { name: string; size: number }[],
  { min, max, bytes, endings }: FileLimits,
): string | undefined {
  if (files.length < min) return 'Add at least one file.'
  if (files.length > max) return `Choose at most ${max} files.`
  for (const { name, size } of files) {
    const ending = name.split('.').pop()?.toLowerCase() ?? ''
    if (!endings.includes(ending)) return `${name} is not one of ${endings.join(', ').toUpperCase()}.`
    if (size === 0) return `${name} is empty.`
    if (size > bytes) return `${name} is larger than ${bytes / megabyte} MB.`
  }
  return undefined
}
