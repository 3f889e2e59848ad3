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

type NamedFile = Pick<File, 'name' | 'size'>

/** Why this file can't be sent, in words that say how to mend it; undefined when it can. */
export function fileProblem({ name, size }: NamedFile, { bytes, endings }: FileLimits): string | undefined {
  const ending = name.split('.').pop()?.toLowerCase() ?? ''
  if (!endings.includes(ending)) return `${name} is not one of ${endings.join(', ').toUpperCase()}.`
  if (size === 0) return `${name} is empty.`
  return size > bytes ? `${name} is larger than ${bytes / megabyte} MB.` : undefined
}

/** Why these files can't be sent together; undefined when nothing is wrong but with single ones. */
export function countProblem(files: readonly NamedFile[], { min, max }: FileLimits): string | undefined {
  if (files.length < min) return 'Add at least one file.'
  return files.length > max ? `Choose at most ${max} files.` : undefined
}

/** Whether these files may be sent. */
export const mayBeSent = (files: readonly NamedFile[], limits: FileLimits): boolean =>
  !countProblem(files, limits) && files.every((file) => !fileProblem(file, limits))
