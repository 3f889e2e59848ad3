/**
 * Global variable of a part's federation container: one per version, so that two versions can be loaded in one page.
 * The build names the container by it, and the shell finds it by it.
 */
export function containerName(part: string, version: string): string {
  return `shop_${part}_${version}`.replace(/[^A-Za-z0-9_]/g, '_')
}
