import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = join(__dirname, '../../demo-data')

/** Path of a file of the demo data. */
export const demoFile = (name: string): string => join(FOLDER, name)

/** Paths of all files in a folder of the demo data, by name. */
export const demoFiles = (folder: string): string[] =>
  readdirSync(demoFile(folder))
    .sort()
    .map((name) => demoFile(join(folder, name)))
