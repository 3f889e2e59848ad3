import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'

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

/** Our packages with a single copy per page: a second bus would lose events, a second theme would not apply. */
export const sharedPackages = ['@shop/shared-events', '@shop/shared-ui', '@shop/shared-api'] as const

const facades: Record<string, string> = {
  'react-router-dom': resolve(__dirname, '../../facades/react-router-dom.ts'),
  rxjs: resolve(__dirname, '../../facades/rxjs.ts'),
  'styled-components': resolve(__dirname, '../../facades/styled-components.ts'),
}

type Provision = 'eager' | 'on-demand' | 'from-host'

/**
 * Module Federation's `shared` setting. The shell provides every singleton (`eager`); a remote uses the host's copy
 * (`from-host`), except in development, where it may run standalone (`on-demand`).
 */
export function sharedSingletons(folder: string, provision: Provision): Record<string, object> {
  const entries = [...sharedLibraries, ...sharedPackages].map((request) => {
    const version = installedVersion(folder, request)
    const provided = provision === 'from-host' ? { import: false as const } : facadeOf(request)
    return [
      request,
      {
        singleton: true,
        strictVersion: false,
        requiredVersion: `^${version}`,
        version,
        eager: provision === 'eager',
        ...provided,
      },
    ] as const
  })
  return Object.fromEntries(entries)
}

/** Provided by the shell outside the share scope (`provideExternalRuntime`): each entry needs it before it has a scope. */
const externalRuntime = '@module-federation/runtime-core'

/** Package → built version and accepted range, for `release.json`. */
export function sharedVersions(folder: string): Record<string, { version: string; requiredVersion: string }> {
  return Object.fromEntries(
    [...sharedLibraries, ...sharedPackages, externalRuntime].map((request) => {
      const version = installedVersion(folder, request)
      return [request, { version, requiredVersion: `^${version}` }]
    }),
  )
}

function facadeOf(request: string): { import?: string } {
  const facade = facades[request]
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
