/** Characters of a file's hash in its address: 96 bits. */
const KEY_LENGTH = 16

const openFolder = 'open/'

/**
 * The federation manifest of a release's open entry, which hosts other than the shop's shell load; a release without this
 * file has none.
 */
export const openManifest = `${openFolder}mf-manifest.json`

/** Whether a file, as named in its address or in its release, is of the open entry, and so for pages of any origin. */
export const isOpenFile = (file: string): boolean => file.startsWith(openFolder)

/** Path in its release of a file as named in its address by version. */
export const releasePath = (file: string): string => (isOpenFile(file) ? file : `browser/${file}`)

/** Path of a released browser file by version. */
export function versionAddress(part: string, version: string, file: string): string {
  return `/r/${part}/${version}/${file}`
}

/** Path of a released browser file by content: the same for every version of the part that contains it. */
export function contentAddress(part: string, integrity: string, file: string): string {
  return `/r/${part}/files/${contentKey(integrity)}/${file}`
}

/** The beginning of a file's sha384, safe in a URL. */
export function contentKey(integrity: string): string {
  return integrity.slice('sha384-'.length).slice(0, KEY_LENGTH).replace(/\W/g, '-')
}

/** Source of `contentAddress` for a loader with the Base64 hash in `hash` and the file's name in `file`. */
export function contentAddressSource(part: string): string {
  return `"/r/${part}/files/" + hash.slice(0, ${KEY_LENGTH}).replace(/\\W/g, "-") + "/" + file`
}
