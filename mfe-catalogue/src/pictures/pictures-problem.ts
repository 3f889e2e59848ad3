const MEGABYTE = 2 ** 20

/** What pictures a form takes; the API looks into the files themselves again. */
export interface PictureLimits {
  max: number
  /** Megabytes of one picture. */
  megabytes: number
}

/** Why these pictures cannot be sent, in words that say how to mend it; undefined when they can. */
export function picturesProblem(
  files: readonly Pick<File, 'name' | 'size' | 'type'>[],
  { max, megabytes }: PictureLimits,
): string | undefined {
  if (files.length > max) return `Choose at most ${max} pictures.`
  for (const { name, size, type } of files) {
    if (!['image/jpeg', 'image/png', 'image/webp'].includes(type)) return `${name} is no JPG, PNG or WebP picture.`
    if (size === 0) return `${name} is empty.`
    if (size > megabytes * MEGABYTE) return `${name} is larger than ${megabytes} MB.`
  }
  return undefined
}
