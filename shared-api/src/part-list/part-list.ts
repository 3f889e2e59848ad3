import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { workspaceFolders } from './workspace-folders'

/** A part of the shop; its routes and widgets are in its `release.contract.ts`. */
export interface ListedPart {
  name: string
  /** Its folder, relative to the repository's root. */
  folder: string
  /** Port of its dev server. */
  port: number
}

/** The field `shop` of a part's package.json. */
const shopField = z.strictObject({ part: z.string().min(1), port: z.int().min(1).max(65_535) })

const isPart = (folder: string): boolean => /^(shell|mfe-[^/]+)$/.test(folder)

/**
 * The parts of the repository in `root`, by port: its workspaces `shell` and `mfe-…`. Throws for one whose package.json has
 * no valid field `shop`.
 */
export function readPartList(root: string): ListedPart[] {
  const parts = workspaceFolders(root).filter(isPart)
  return parts.map((folder) => readPart(root, folder)).sort((a, b) => a.port - b.port)
}

function readPart(root: string, folder: string): ListedPart {
  const file = join(root, folder, 'package.json')
  const { shop } = JSON.parse(readFileSync(file, 'utf8')) as { shop?: unknown }
  const { data, error } = shopField.safeParse(shop)
  if (data) return { name: data.part, folder, port: data.port }
  const problems = error.issues.map(({ path, message }) => `${['shop', ...path].join('.')}: ${message}`).join('; ')
  throw new Error(
    `${folder}/package.json must name its part and the port of its dev server only, as in "shop": { "part": "loyalty", "port": 3006 }. Routes and widgets are in release.contract.ts. ${problems}`,
  )
}
