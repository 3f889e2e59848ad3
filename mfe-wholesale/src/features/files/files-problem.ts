const megabyte = 2 ** 20

/** A form's file limits; the API validates the files again. */
export interface FileLimits {
  min: 0 | 1
  max: number
  /** Maximum bytes per file. */
  bytes: number
  endings: readonly string[]
}

/** Business documents. */
export const documentLimits: FileLimits = {
  min: 1,
  max: 3,
  bytes: 10 * megabyte,
  endings: ['pdf', 'jpg', 'jpeg', 'png'],
}

/** Artwork for custom equipment. */
export const artworkLimits: FileLimits = {
  min: 0,
  max: 5,
  bytes: 10 * megabyte,
  endings: ['pdf', 'jpg', 'jpeg', 'png', 'webp'],
}

type NamedFile = Pick<File, 'name' | 'size'>

/** Returns why this file can't be uploaded and how to fix it; undefined if it can. */
export function fileProblem({ name, size }: NamedFile, { bytes, endings }: FileLimits): string | undefined {
  const ending = name.split('.').pop()?.toLowerCase() ?? ''
  if (!endings.includes(ending)) return `${name} isn’t an accepted file type. Use ${endings.join(', ').toUpperCase()}.`
  if (size === 0) return `${name} is empty.`
  return size > bytes ? `${name} is larger than ${bytes / megabyte} MB.` : undefined
}

/** Returns why the number of files is invalid; undefined if it is valid. */
export function countProblem(files: readonly NamedFile[], { min, max }: FileLimits): string | undefined {
  if (files.length < min) return 'Add at least one file.'
  return files.length > max ? `Choose up to ${max} files.` : undefined
}

/** Whether these files can be uploaded. */
export const canUpload = (files: readonly NamedFile[], limits: FileLimits): boolean =>
  !countProblem(files, limits) && files.every((file) => !fileProblem(file, limits))
