import { spawnSync } from 'node:child_process'
import type { Check, CheckResult } from './check'
import { runTool } from './run-tool'

/**
 * The last commit whose message is not checked. Up to it, 17 subjects have more than 72 characters: they were made where
 * the hooks were not installed, `npm test` did not check messages yet, and published history is not rewritten.
 */
const LAST_UNCHECKED = '61bb9a6820a61989ab1fb60d449f7a0083b5cfb6'

/**
 * Rejects commit messages since `base` that commitlint.config.mjs forbids; merges are exempt. A folder whose git history
 * lacks `base`, such as a shallow clone or an unpacked archive, passes and says so.
 */
export async function checkCommits(root: string, base = LAST_UNCHECKED): Promise<CheckResult> {
  const hasBase = spawnSync('git', ['cat-file', '-e', `${base}^{commit}`], { cwd: root }).status === 0
  if (!hasBase) {
    const text = `No message was checked: this folder's git history lacks ${base}. In a shallow clone, run git fetch --unshallow.`
    return { name: 'commits', ok: true, isSkipped: true, text }
  }
  const { code, output } = await runTool(root, '@commitlint/cli/cli.js', ['--from', base])
  return { name: 'commits', ok: code === 0, text: output }
}

/** Checks the messages of all commits since Conventional Commits are enforced. */
export const commits: Check = { name: 'commits', run: (root) => checkCommits(root) }
