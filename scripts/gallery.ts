import type { Command } from './options/parse-options.mjs'
import { runCommand } from './options/run-command.mjs'
import { runTool } from './tools/run-tool'

const command: Command = {
  call: 'npm run gallery --',
  about:
    'Shows every component of shared-ui and the widgets of the remotes in the light and the dark theme, with hot reload.',
  options: {
    port: { type: 'string', value: 'n', help: 'port (default 6006)', default: '6006' },
    build: { type: 'boolean', help: 'write static pages to dist/gallery instead' },
  },
}

void runCommand(command, process.argv.slice(2), ({ port, build }) => {
  const action = build
    ? ['build', '--output-dir', 'dist/gallery']
    : ['dev', '--port', String(port), '--ci', '--no-version-updates']
  const config = ['--config-dir', 'scripts/tools/gallery/config', '--disable-telemetry']
  return runTool('gallery', 'storybook/dist/bin/dispatcher.js', [...action, ...config])
})
