import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import type { Part } from '../parts'
import { hostModules, sharedWithoutReact } from './own-react'

/** Third-party packages with a single copy per page. */
export const sharedLibraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'styled-components',
  'rxjs',
  'swr',
] as const

/** Libraries that the shell provides in a script of their own, which a page loads only if one of its parts uses them. */
const loadedOnUse: ReadonlySet<string> = new Set(['swr'])

/** Our packages with a single copy per page: a second bus would lose events, a second theme would not apply. */
export const sharedPackages = ['@shop/shared-events', '@shop/shared-ui', '@shop/shared-api'] as const

/** Library → file that lists the names which the shell provides of it. */
export const facades: Record<string, string> = {
  'react-router-dom': resolve(__dirname, '../../facades/react-router-dom.ts'),
  rxjs: resolve(__dirname, '../../facades/rxjs.ts'),
  'styled-components': resolve(__dirname, '../../facades/styled-components.ts'),
  swr: resolve(__dirname, '../../facades/swr.ts'),
}

interface SharedVersion {
  version: string
  requiredVersion: string
}

/** What sharing depends on. */
type SharingPart = Pick<Part, 'folder' | 'ownReact'>

type Provision = 'eager' | 'from-host' | 'with-fallback'

/**
 * Module Federation's `shared` setting. The shell, or the page of a standalone remote, provides every singleton
 * (`eager`); a remote uses the host's copy (`from-host`). An open entry has complete packages (`with-fallback`): other
 * hosts may use its copies for themselves. A part with its own React shares what needs none; only the bridge around its
 * components uses the shell's, under other names.
 */
export function sharedSingletons({ folder, ownReact }: SharingPart, provision: Provision): Record<string, object> {
  const share = (version: string, shareKey: string) => {
    const eager = provision === 'eager' && !loadedOnUse.has(shareKey)
    return {
      singleton: true,
      strictVersion: false,
      requiredVersion: `^${version}`,
      version,
      eager,
      ...sourceOf(shareKey, provision),
    }
  }
  const requests = ownReact ? sharedWithoutReact : [...sharedLibraries, ...sharedPackages]
  const host = Object.entries(ownReact ? hostModules : {})
  return Object.fromEntries<object>([
    ...requests.map((request) => [request, share(installedVersion(folder, request), request)] as const),
    ...host.map(([request, shareKey]) => [request, { ...share(hostVersion(shareKey), shareKey), shareKey }] as const),
  ])
}

/** Provided by the shell outside the share scope (`provideExternalRuntime`): each entry needs it before it has a scope. */
const externalRuntime = '@module-federation/runtime-core'

/** Package → built version and accepted range, for `release.json`. */
export function sharedVersions({ folder, ownReact }: SharingPart): Record<string, SharedVersion> {
  const shared = [...sharedLibraries, ...sharedPackages, externalRuntime]
  if (!ownReact) return versionsOf(folder, shared)
  return {
    ...rangesOf(Object.values(hostModules), hostVersion),
    ...versionsOf(folder, [...sharedWithoutReact, externalRuntime]),
  }
}

const versionsOf = (folder: string, requests: readonly string[]) =>
  rangesOf(requests, (request) => installedVersion(folder, request))

function rangesOf(requests: readonly string[], versionOf: (request: string) => string): Record<string, SharedVersion> {
  return Object.fromEntries(
    requests.map((request) => {
      const version = versionOf(request)
      return [request, { version, requiredVersion: `^${version}` }]
    }),
  )
}

/**
 * Version of a package that the bridge around a part with its own React gets from the shell: what this package names. Where
 * the part has a repository of its own, only its own React is installed.
 */
function hostVersion(request: string): string {
  const name = request.split('/')[0] ?? request
  const { dependencies, peerDependencies } = JSON.parse(
    readFileSync(resolve(__dirname, '../../package.json'), 'utf8'),
  ) as { dependencies?: Record<string, string>; peerDependencies?: Record<string, string> }
  const range = { ...dependencies, ...peerDependencies }[name]
  if (range === undefined) throw new Error(`@shop/federation names no version of ${name}.`)
  return range.replace('^', '')
}

function sourceOf(request: string, provision: Provision): { import?: string | false } {
  if (provision === 'from-host') return { import: false }
  const facade = provision === 'with-fallback' ? undefined : facades[request]
  return facade ? { import: facade } : {}
}

function installedVersion(folder: string, request: string): string {
  const name = request.startsWith('@') ? request.split('/').slice(0, 2).join('/') : request.split('/')[0]
  const lookups = createRequire(join(folder, 'package.json')).resolve.paths(name ?? request) ?? []
  for (const lookup of lookups) {
    try {
      return (JSON.parse(readFileSync(join(lookup, name ?? request, 'package.json'), 'utf8')) as { version: string })
        .version
    } catch {
      continue
    }
  }
  throw new Error(`${name} is not installed for ${folder}. Run "npm ci" first.`)
}
