import { ownerOfPattern } from '@shop/shared-api/owner-of-path'
import type { Finding, ReleaseManifest } from '../contract'
import { asOwners } from '../contract/prefixes'
import type { CodeOfRelease } from '../manifest/read-code'
import { refusal, warning, type Check, type PartDescription } from './candidate-set'

const contractFile = 'release.contract.ts'

/** Each contract declares what the built code does: the other checks rely on it. */
export const checkContract: Check = ({ parts, code, described, prefixes }) =>
  Object.entries(parts).flatMap(([part, manifest]) => {
    const built = code[part] ?? manifest.code
    return [
      ...(built ? [...eventProblems(manifest, built), ...widgetProblems(manifest, built, described[part])] : []),
      ...routeProblems(manifest, described[part], asOwners(prefixes)),
    ]
  })

/** What `release.json` records of the code is what the files contain. */
export const checkRecordedCode: Check = ({ parts, code, moving }) =>
  moving.flatMap((part) => {
    const [manifest, built] = [parts[part], code[part]]
    if (!manifest || !built) return []
    const { version, code: recorded, provides = {} } = manifest
    const name = `${part} ${version}`
    if (recorded?.reader !== built.reader) {
      const message = `${name} was built when releases did not record what their code does, or otherwise: build it again.`
      return [warning('hashes', part, 'no record of the code', message)]
    }
    const fields = ['publishes', 'reads', 'widgets', 'uses', 'imports'] as const
    const differing: string[] = fields.filter((field) => !isEqual(recorded[field], built[field]))
    const isProvided = Object.entries(built.provides).every(([request, names]) =>
      isEqual(Object.keys(provides[request] ?? {}).sort(), names),
    )
    if (!isProvided) differing.push('provides')
    if (differing.length === 0) return []
    return [
      refusal(
        'hashes',
        part,
        `${name}: ${differing.join(', ')}`,
        `release.json of ${name} records other ${differing.join(', ')} than its files contain: it was changed after the ` +
          'build. Build and publish a new version.',
      ),
    ]
  })

function eventProblems({ part, version, contract }: ReleaseManifest, built: EventsOfCode): Finding[] {
  const { publishes, reads } = contract.events
  const name = `${part} ${version}`
  const problem = (event: string, text: string): Finding => refusal('events', part, `${event} in the code`, text)
  return [
    ...missingFrom(publishes, built.publishes).map((event) =>
      problem(
        event,
        `${name} publishes ${event}, and its contract doesn't declare it. Add it to events.publishes in ${contractFile}.`,
      ),
    ),
    ...missingFrom(built.publishes, publishes).map((event) =>
      problem(
        event,
        `${name} declares that it publishes ${event}, and its code doesn't: parts that read it would not get it. ` +
          `Remove it from events.publishes in ${contractFile}.`,
      ),
    ),
    ...missingFrom([...reads, ...publishes], built.reads).map((event) =>
      problem(
        event,
        `${name} reads ${event}, and its contract doesn't declare it: another part could stop publishing it. ` +
          `Add it to events.reads in ${contractFile}.`,
      ),
    ),
    ...missingFrom(built.reads, reads).map((event) =>
      problem(
        event,
        `${name} declares that it reads ${event}, and its code doesn't. Remove it from events.reads in ${contractFile}.`,
      ),
    ),
  ]
}

type EventsOfCode = Pick<CodeOfRelease, 'publishes' | 'reads'>

function widgetProblems(
  { part, version, contract }: ReleaseManifest,
  built: Pick<CodeOfRelease, 'widgets' | 'uses'>,
  description: PartDescription | undefined,
): Finding[] {
  const name = `${part} ${version}`
  const offers = Object.keys(contract.widgets.offers)
  const inNode = description?.widgets ?? offers
  const problem = (widget: string, text: string): Finding => refusal('widgets', part, `${widget} in the code`, text)
  const missing = [...new Set([...missingFrom(built.widgets, offers), ...missingFrom(inNode, offers)])]
  const extra = [...new Set([...missingFrom(offers, built.widgets), ...missingFrom(offers, inNode)])]
  return [
    ...missing.map((widget) =>
      problem(
        widget,
        `${name} declares the widget ${widget}, and its ${built.widgets.includes(widget) ? 'Node bundle' : 'browser entry'} ` +
          `doesn't have it. Build it from src/widgets, or remove it from widgets.offers in ${contractFile}.`,
      ),
    ),
    ...extra.map((widget) =>
      problem(
        widget,
        `${name} exposes the widget ${widget}, and its contract doesn't declare it. Add it to widgets.offers in ` +
          `${contractFile}.`,
      ),
    ),
    ...missingFrom(Object.keys(contract.widgets.uses), built.uses).map((widget) =>
      problem(
        widget,
        `${name} renders the widget ${widget}, and its contract doesn't declare it: its owner could remove it. ` +
          `Add it to widgets.uses in ${contractFile}.`,
      ),
    ),
  ]
}

/** Routes that other parts own are the subject of another check. */
function routeProblems(
  { part, version, contract }: ReleaseManifest,
  description: PartDescription | undefined,
  owners: ReturnType<typeof asOwners>,
): Finding[] {
  if (!description) return []
  const name = `${part} ${version}`
  const declared = { [part]: { prefixes: contract.prefixes } }
  const undeclared = description.routes.filter(
    (route) => ownerOfPattern(owners, route) === part && ownerOfPattern(declared, route) !== part,
  )
  const empty = contract.prefixes.filter(
    (prefix) => !description.routes.some((route) => ownerOfPattern({ [part]: { prefixes: [prefix] } }, route) === part),
  )
  return [
    ...undeclared.map((route) =>
      refusal(
        'routes',
        part,
        `${route} in the code`,
        `${name} has a route for ${route}, and its contract doesn't declare it. Add it to prefixes in ${contractFile}.`,
      ),
    ),
    ...empty.map((prefix) =>
      refusal(
        'routes',
        part,
        `${prefix} in the code`,
        `${name} declares ${prefix}, and its code has no route there: visitors would see “not found”. ` +
          `Add the route, or remove it from prefixes in ${contractFile}.`,
      ),
    ),
  ]
}

/** The wanted names that a list lacks. */
function missingFrom(list: readonly string[], wanted: readonly string[]): string[] {
  return wanted.filter((name) => !list.includes(name))
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(sortedKeys(a)) === JSON.stringify(sortedKeys(b))
}

function sortedKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
