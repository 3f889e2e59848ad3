import type { BuiltPart } from '@shop/federation'
import { Listr, type ListrTaskWrapper } from 'listr2'
import { host } from '@shop/federation/ports'
import { startService, type ReadyMessage, type Service, type ServiceSpec } from './child-service'
import type { LogLine } from './log-lines'
import { promoteBuilds, publishParts, type PublishedParts } from './publish-parts'
import { serviceSpecs } from './services'
import type { ShopBuilds } from './shop-builds'
import type { ShopSettings } from './settings'
import { waitUntilReady } from './wait-until-ready'

/** How a start reports its progress. */
export interface StartReport {
  /** A live display, plain lines, or nothing. */
  progress: 'default' | 'simple' | 'silent'
  onLine: (service: string, line: LogLine) => void
}

/** A running shop. */
export interface Shop {
  revision: number
  differing: PublishedParts['differing']
  /** Token of the link that sets up the shop, while it has no staff. */
  setupToken?: string
}

type Task = ListrTaskWrapper<unknown, never, never>

/**
 * Starts API, release server and document server of one shop, with all parts of `builds` published and live. Every
 * started service is added to `services`, so that the caller can stop them even after a failure.
 */
export async function startShop(
  settings: ShopSettings,
  root: string,
  builds: ShopBuilds,
  { progress, onLine }: StartReport,
  services: Service[],
): Promise<Shop> {
  const specs = serviceSpecs(settings, root)
  let published: PublishedParts = { revision: 0, targets: [], differing: [] }
  let apiReady: Promise<ReadyMessage> | undefined
  let releasesReady: Promise<ReadyMessage> | undefined
  let built: BuiltPart[] = []

  async function run(spec: ServiceSpec, task: Task, seconds: number): Promise<ReadyMessage> {
    // The display throws on output for a finished task.
    let shown = progress === 'default'
    const service = startService(spec, (line) => {
      onLine(spec.name, line)
      if (shown) task.output = line.text
    })
    services.push(service)
    return waitUntilReady(service, seconds).finally(() => (shown = false))
  }

  const build = async (task: Task) => {
    built = await builds.build((line) => (task.output = line), progress === 'default')
    const changed = built.filter(({ rebuilt }) => rebuilt).length
    task.title = changed === 0 ? 'Parts: nothing changed since the last build' : `Parts: ${changed} built`
  }
  /** The server reads its console's files when it starts. */
  const startReleases = async (task: Task) => {
    await builds.buildConsole()
    return run(specs.releases, task, 170)
  }
  const publish = async (task: Task) => {
    published = await publishParts(built, builds.parts, settings.dataDir, root)
    const { targets } = published
    task.title = `Releases: ${targets.length === 0 ? 'nothing new' : targets.map(({ part }) => part).join(', ')}`
  }
  const goLive = async (task: Task) => {
    if (published.targets.length === 0)
      return void (task.title = `Gate: nothing to check, revision ${published.revision}`)
    await Promise.all([apiReady, releasesReady])
    const url = `http://${host}:${settings.releasesPort}`
    published.revision = await promoteBuilds(published.targets, url, settings.dataDir)
    task.title = `Gate: revision ${published.revision} is live`
  }

  /** A document server that starts before the API answers its first visitors that the shop is unavailable. */
  const startPages = async (task: Task) => {
    await apiReady
    return run(specs.pages, task, 30)
  }

  await new Listr<unknown, never, never>(
    [
      { title: 'API and database', task: (_, task) => (apiReady = run(specs.api, task as Task, 170)) },
      { title: 'Release server', task: (_, task) => (releasesReady = startReleases(task as Task)) },
      {
        title: 'Parts and pages',
        task: (_, task) =>
          task.newListr(
            [
              { title: 'Parts', task: (_context, own) => build(own as Task) },
              { title: 'Releases', task: (_context, own) => publish(own as Task) },
              { title: 'Gate', task: (_context, own) => goLive(own as Task) },
              { title: 'Document server', task: (_context, own) => startPages(own as Task) },
            ],
            { concurrent: false },
          ),
      },
    ],
    {
      concurrent: true,
      renderer: progress as never,
      registerSignalListeners: false,
      rendererOptions: { collapseSubtasks: false, showErrorMessage: false } as never,
    },
  ).run()
  return { ...published, setupToken: (await apiReady)?.setupToken }
}
