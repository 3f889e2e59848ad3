import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** Links the shop's packages, which `links.json` lists, into `node_modules` below `root`; tarballs have no links. */
export function linkPackages(root) {
  const list = join(root, 'links.json')
  for (const [name, folder] of Object.entries(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(root, 'node_modules', name)
    if (existsSync(link)) continue
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(relative(dirname(link), join(root, folder)), link, 'dir')
  }
}
