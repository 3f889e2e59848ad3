import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Opening } from './openings'

/** Names of the ways to confine a renderer, from the best to the least. */
export type RungName = 'bubblewrap' | 'namespaces-and-user' | 'user-namespaces' | 'other-user' | 'permissions'

/** One way to start a confined process. */
export interface Rung {
  name: RungName
  /** Program and arguments that are put before Node's own command. */
  prefix: string[]
  /** User and group that the process gets, where the parent sets them. */
  user?: { uid: number; gid: number }
}

/** The means by which this process confines its renderers, as probed. */
export interface Confinement extends Rung {
  leavesOpen: Opening[]
}

/** No account has this number on common systems, and it needs none. */
const RENDERER_UID = 61_001
const MEBIBYTE = 2 ** 20
/** Limits the memory outside the JavaScript heap, such as buffers. */
const DATA_BYTES = 768 * MEBIBYTE
const MARKER_FILE_BYTES = 4_096
const MAX_OPEN_FILES = 64

const folders = ['/usr/bin', '/bin', '/usr/sbin', '/sbin']
const findTool = (name: string) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path))

/** The rungs that this platform may offer, best first; the last one needs nothing but Node. */
export function possibleRungs(isRoot = process.getuid?.() === 0): Rung[] {
  const tool = {
    setpriv: findTool('setpriv'),
    unshare: findTool('unshare'),
    bwrap: findTool('bwrap'),
    env: findTool('env'),
  }
  const endWithParent = tool.setpriv ? [tool.setpriv, '--pdeathsig', 'KILL', '--'] : []
  const limits = limitPrefix()
  const outer = [...endWithParent, ...limits]
  const unprivileged = tool.setpriv ? [tool.setpriv, '--no-new-privs', '--pdeathsig', 'KILL', '--'] : []
  const asOtherUser =
    isRoot && tool.setpriv
      ? [
          ...[tool.setpriv, `--reuid=${RENDERER_UID}`, `--regid=${RENDERER_UID}`, '--clear-groups'],
          ...['--no-new-privs', '--bounding-set=-all', '--pdeathsig', 'KILL', '--'],
        ]
      : []
  const rungs: (Rung | undefined)[] = [
    tool.bwrap && tool.env && (asOtherUser.length > 0 || !isRoot)
      ? { name: 'bubblewrap', prefix: [...outer, ...asOtherUser, tool.bwrap, ...sandbox(tool.env)] }
      : undefined,
    isRoot && tool.setpriv && tool.unshare
      ? {
          name: 'namespaces-and-user',
          prefix: [...outer, ...[tool.unshare, '-n', '-i', '-p', '-f', '--kill-child', '--'], ...asOtherUser],
        }
      : undefined,
    !isRoot && tool.setpriv && tool.unshare
      ? {
          name: 'user-namespaces',
          prefix: [...outer, tool.unshare, '-c', '-n', '-i', '-p', '-f', '--kill-child', '--', ...unprivileged],
        }
      : undefined,
    isRoot
      ? { name: 'other-user', prefix: [...unprivileged, ...limits], user: { uid: RENDERER_UID, gid: RENDERER_UID } }
      : undefined,
    { name: 'permissions', prefix: [...unprivileged, ...limits] },
  ]
  return rungs.filter((rung) => rung !== undefined)
}

/** bubblewrap's arguments: namespaces of its own, and a file system of programs and libraries without any socket. */
function sandbox(env: string): string[] {
  const readable = ['/usr', '/bin', '/lib', '/lib64', '/etc/ld.so.cache', dirname(process.execPath)]
  return [
    ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL'],
    ...readable.flatMap((path) => ['--ro-bind-try', path, path]),
    ...['--proc', '/proc', '--dev', '/dev', '--'],
    // bubblewrap sets it.
    ...[env, '-u', 'PWD'],
  ]
}

/** Niceness of a process that others go before. */
const LOW_PRIORITY = 10

/** Starts a command with a lower CPU priority, which all processes within it inherit; nothing on platforms without `nice`. */
export function lowPriorityPrefix(): string[] {
  const nice = findTool('nice')
  return nice ? [nice, '-n', String(LOW_PRIORITY)] : []
}

function limitPrefix(): string[] {
  const prlimit = findTool('prlimit')
  if (!prlimit) return []
  return [
    prlimit,
    '--core=0',
    `--data=${DATA_BYTES}`,
    `--nofile=${MAX_OPEN_FILES}`,
    `--fsize=${MARKER_FILE_BYTES}`,
    '--',
  ]
}

/** Openings that follow from missing tools of the platform rather than from the rung. */
export function platformOpenings(): Opening[] {
  return [
    ...(findTool('prlimit') ? [] : (['buffers'] as const)),
    ...(findTool('setpriv') ? [] : (['orphans'] as const)),
  ]
}

/** Node's arguments: no path is readable, and no process, worker, addon or inspector can be started. */
export function nodeArguments(loader: string, nodeVersion = process.versions.node): string[] {
  const major = Number(nodeVersion.split('.')[0])
  const permission = major < 22 ? ['--experimental-permission'] : ['--permission', '--no-experimental-sqlite']
  return [
    ...permission,
    ...['--no-warnings', '--max-old-space-size=192', '--max-semi-space-size=8'],
    ...['--disallow-code-generation-from-strings', '-e', loader],
  ]
}
