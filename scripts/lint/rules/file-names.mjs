import { posix } from 'node:path'
import { locate } from '../workspace.mjs'

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.[cm]?[jt]sx?$/
const subjectless = /^(utils?|helpers?|common|misc|types)(\.|$)/

/** File names are kebab-case and name their subject. */
export const fileNames = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const { path } = locate(context.filename)
    const name = posix.basename(path)
    const refuse = (node, message) => context.report({ node, message })
    return {
      Program(node) {
        if (!kebab.test(name)) refuse(node, `'${name}': file names are kebab-case.`)
        const dump = path.split('/').find((part) => subjectless.test(part))
        if (dump) refuse(node, `'${dump}' says nothing: name the subject that this code is about.`)
      },
    }
  },
}
