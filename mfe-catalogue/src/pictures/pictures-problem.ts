const MEGABYTE = 2 ** 20

/** A form's photo limits; the API validates the files again. */
export interface PictureLimits {
  max: number
  /** Maximum megabytes per photo. */
  megabytes: number
}

/** Returns why these photos can't be uploaded and how to fix it; undefined if they can. */
export function picturesProblem(
  files: readonly Pick<File, 'name' | 'size' | 'type'>[],
  { max, megabytes }: PictureLimits,
): string | undefined {
  if (files.length > max) return `Choose up to ${max} photos.`
  for (const { name, size, type } of files) {
    if (!['image/jpeg', 'image/png', 'image/webp'].includes(type)) return `${name} isn’t a JPG, PNG or WebP image.`
    if (size === 0) return `${name} is empty.`
    if (size > megabytes * MEGABYTE) return `${name} is larger than ${megabytes} MB.`
  }
  return undefined
}
