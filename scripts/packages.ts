import { mkdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Command } from './options/parse-options.mjs'
import { runCommand } from './options/run-command.mjs'
import { proveWithRegistry } from './packages/prove-with-registry'
import { packTo, publish } from './packages/publish-packages'
import { root, stagePackages } from './packages/stage-packages'
import { stageSite } from './packages/stage-site'

const home = join(root, 'var/packages')

const command: Command = {
  call: 'npm run packages --',
  about: 'Builds the @shop/* packages that teams outside of this repository install, and packs or publishes them.',
  options: {
    out: { type: 'string', value: 'folder', help: 'where the tarballs go; default: var/packages/tarballs' },
    publish: { type: 'boolean', help: 'publish instead, to the registry that your npm configuration names for @shop' },
    proof: {
      type: 'boolean',
      help: 'instead, follow docs/remote-owners.md with a registry on this machine, as the tests do with tarballs',
    },
  },
  notes: [
    'Versions come from Changesets. A version that the registry has is skipped, so that publishing can be repeated.',
  ],
}

void runCommand(command, process.argv.slice(2), async (values) => {
  if (values.proof) return proveWithRegistry()
  const say = (name: string) => console.error(`Building ${name}`)
  const staged = await stagePackages(home, say)
  say('@shop/site')
  const packages = [...staged, await stageSite(join(home, 'site'))]
  if (values.publish) {
    for (const { name, version, isNew } of await publish(packages))
      console.log(`${name}@${version} ${isNew ? 'published' : 'is already published'}`)
    return 0
  }
  const out = resolve(typeof values.out === 'string' ? values.out : join(home, 'tarballs'))
  mkdirSync(out, { recursive: true })
  for (const file of await packTo(out, packages)) console.log(relative(process.cwd(), join(out, file)))
  return 0
})
