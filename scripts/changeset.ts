import { runTool } from './tools/run-tool'

/** `npm run changeset`: passes every argument to Changesets; see its `--help`. */
void runTool('changesets', '@changesets/cli/bin.js', process.argv.slice(2)).then(
  (code) => (process.exitCode = code),
  (error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  },
)
