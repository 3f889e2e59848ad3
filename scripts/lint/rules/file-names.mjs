import { posix } from 'node:path'
import { locate } from '../workspace.mjs'

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.[cm]?[jt]sx?$/
const genericName = /^(utils?|helpers?|common|misc|types)(\.|$)/

/** Requires kebab-case file names that name their subject. */
export const fileNames = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const { path } = locate(context.filename)
    const name = posix.basename(path)
    const refuse = (node, message) => context.report({ node, message })
    return {
      Program(node) {
        if (!kebab.test(name)) refuse(node, `'${name}': file names must be kebab-case.`)
        const dump = path.split('/').find((part) => genericName.test(part))
        if (dump) refuse(node, `'${dump}' is too generic: name the subject of this code.`)
      },
    }
  },
}
