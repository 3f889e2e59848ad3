import { spawnSync } from 'node:child_process'
import type { Check } from './check'
import { runTool } from './run-tool'

/** The last commit without a checked message. */
const LAST_UNCHECKED = '77aa7f90aff80cd70175b4d17e3a4f65c7505c73'

/**
 * Rejects commit messages that commitlint.config.mjs forbids since `base`; merges are exempt. A shallow clone that
 * lacks `base` has newer commits only, and all of them are checked.
 */
async function checkCommits(root: string, base = LAST_UNCHECKED) {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const hasBase = git('cat-file', '-e', `${base}^{commit}`).status === 0
  const isShallow = git('rev-parse', '--is-shallow-repository').stdout.trim() === 'true'
  if (!hasBase && !isShallow) return { name: 'commits', ok: true, text: 'This folder has no history to check.' }
  const { code, output } = await runTool(root, '@commitlint/cli/cli.js', hasBase ? ['--from', base] : ['--to', 'HEAD'])
  return { name: 'commits', ok: code === 0, text: output }
}

/** Checks the messages of all commits since Conventional Commits are enforced. */
export const commits: Check = { name: 'commits', run: (root) => checkCommits(root) }
