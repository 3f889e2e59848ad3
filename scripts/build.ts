import { buildParts, readParts } from '@shop/federation'
import { Listr } from 'listr2'
import { buildProgress } from './build/build-progress'
import { resolvePartNames } from './build/resolve-part-names'
import type { Command } from './options/parse-options.mjs'
import { runCommand } from './options/run-command.mjs'

const command: Command = {
  call: 'npm run build --',
  about: 'Builds parts for production into their dist/ folders; parts with unchanged inputs are skipped.',
  options: {
    'shop-only': { type: 'boolean', help: 'leave out the entries for other hosts, which take half of the time' },
    json: { type: 'boolean', help: 'print the result as JSON, no progress' },
  },
  args: { text: '[part…]', max: Infinity },
  notes: [
    `Parts: ${readParts()
      .map(({ name }) => name)
      .join(', ')} (default: all)`,
  ],
}

void runCommand(command, process.argv.slice(2), async (values, names) => {
  const parts = resolvePartNames(names)
  const renderer = values.json ? 'silent' : process.stdout.isTTY ? 'default' : 'simple'
  const build = new Listr<{ built: Awaited<ReturnType<typeof buildParts>> }>(
    [
      {
        title: `Building ${parts.join(', ')}`,
        task: async (context, task) => {
          const onProgress = buildProgress(parts, (line) => (task.output = line), renderer === 'default')
          context.built = await buildParts({ parts, hasOpenEntry: !values['shop-only'], onProgress })
        },
      },
    ],
    { renderer: renderer as 'default', rendererOptions: { showErrorMessage: false } as never },
  )
  const { built } = await build.run({ built: [] })
  if (values.json) return console.log(JSON.stringify(built, null, 2))
  for (const { part, version, rebuilt } of built) console.log(`${part}@${version} ${rebuilt ? 'built' : 'unchanged'}`)
})
