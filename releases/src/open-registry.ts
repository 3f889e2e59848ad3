import { join } from 'node:path'
import { restrictPermissions } from '@shop/shared-api/data-folder'
import { launchBrowser } from './gate/browser/launch-browser'
import { createInspector, type InspectSet } from './gate/inspect-set'
import { openSignedStore } from './open-signed-store'
import { localRegistry, type Registry } from './operations/registry'
import type { Actor, RegistryContext } from './operations/registry-context'
import { contractPrefixes, loadSettings, type Environment, type Settings } from './settings'

/** The context of this machine's registry, from the environment's settings. */
export async function openContext(
  env: Environment = process.env,
  settings: Settings = loadSettings(env),
): Promise<RegistryContext> {
  restrictPermissions(settings.dataDir)
  return {
    ...(await openSignedStore(settings.storeUrl, { dataDir: settings.dataDir, env })),
    knownParts: settings.parts.map(({ name }) => name),
    seedPrefixes: () => contractPrefixes(settings.parts),
    apiVersion: settings.apiVersion,
    shopUrl: settings.shopUrl,
    inspect: inspectorOf(settings),
  }
}

/** This machine's registry, acting for one person. */
export async function openLocalRegistry(env: Environment, settings: Settings, actor: Actor): Promise<Registry> {
  return localRegistry(await openContext(env, settings), actor)
}

function inspectorOf(settings: Settings): InspectSet | undefined {
  const { rendererProgram, chromium, dataDir, shopUrl, apiUrl, pageBudget } = settings
  if (rendererProgram === null) return undefined
  return createInspector({
    programEntry: rendererProgram,
    cacheFolder: join(dataDir, 'renderer-program'),
    origin: shopUrl,
    apiUrl,
    budget: pageBudget,
    launch: chromium === null ? null : (origin) => launchBrowser(chromium, origin),
  })
}
