import { runStart } from '../start/run-start'
import { prebuilt } from './prebuilt'

/** Runs a new shop of the package in `root`, with the remotes in `folders` live, until Ctrl-C. Returns the exit code. */
export function runSite(root: string, values: Record<string, string | boolean | undefined>, folders: string[]) {
  // The services read this package's TypeScript settings, not those of the repository that tests.
  process.chdir(root)
  return runStart(root, { ...values, fresh: true }, prebuilt(root, folders))
}
