/** Saves a file that the page has, as a download of this name. */
export function saveFile(name: string, file: Blob): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the object URL shortly after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
