import type { ReleaseManifest } from '../contract'
import { refusal, warning, type Check } from './candidate-set'

/** Every event that a part reads is published by a live part. */
export const checkEvents: Check = ({ parts, absent }) => {
  const published = new Set(Object.values(parts).flatMap(({ contract }) => contract.events.publishes))
  return Object.entries(parts).flatMap(([part, { version, contract }]) =>
    contract.events.reads
      .filter((event) => !published.has(event))
      .map((event) =>
        absent.length > 0
          ? warning(
              'events',
              part,
              event,
              `${part} ${version} reads ${event}, which no live part publishes; ${absent.join(', ')} may, once live.`,
            )
          : refusal(
              'events',
              part,
              event,
              `${part} ${version} reads the event ${event}, and no live part publishes it: features that depend on it ` +
                'would stop working. Keep a version live that publishes it, or change the reader first.',
            ),
      ),
  )
}

/** Every field that a part reads in an event's payload is still published with the same type. */
export const checkPayloads: Check = ({ parts }) =>
  Object.values(parts).flatMap((reader) =>
    reader.contract.events.reads.flatMap((event) =>
      Object.values(parts)
        .filter((publisher) => publisher !== reader && publisher.contract.events.publishes.includes(event))
        .flatMap((publisher) => {
          const changes = changedFields(payloadOf(reader, event), payloadOf(publisher, event))
          if (changes.length === 0) return []
          return [
            refusal(
              'events',
              reader.part,
              `${event} of ${publisher.part}`,
              `The event ${event} has changed: ${reader.part} ${reader.version} reads ${changes.join(', ')} in ` +
                `what ${publisher.part} ${publisher.version} publishes. ${reader.part} would show wrong data or break. ` +
                `Build ${reader.part} against the same event map and promote both in one move.`,
            ),
          ]
        }),
    ),
  )

type Payload = Readonly<Record<string, string>>

/** Undefined for releases from before payloads were recorded: they aren't checked. */
function payloadOf({ contract }: ReleaseManifest, event: string): Payload | undefined {
  return contract.events.payloads?.[event]
}

function changedFields(read: Payload | undefined, stated: Payload | undefined): string[] {
  if (!read || !stated) return []
  return Object.entries(read).flatMap(([field, type]) => {
    const now = stated[field]
    if (now === undefined) return [`${field} (${type}), which is missing`]
    return isWithin(now, type) ? [] : [`${field} as ${type}, which is ${now}`]
  })
}

/** Whether every alternative of one type is among those of the other, so that readers can handle it. */
function isWithin(type: string, expected: string): boolean {
  const alternatives = expected.split(' | ')
  return type.split(' | ').every((alternative) => alternatives.includes(alternative))
}
