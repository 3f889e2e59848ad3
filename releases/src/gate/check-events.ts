import type { ReleaseManifest } from '../contract'
import { refusal, warning, type Check } from './candidate-set'

/** Every event that a part reads is published by some live part. */
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
              `${part} ${version} waits for ${event}, which no live part publishes; ${absent.join(', ')} may, once live.`,
            )
          : refusal(
              'events',
              part,
              event,
              `${part} ${version} waits for the event ${event}, and no live part publishes it: what depends on it ` +
                'would stand still. Keep a version live that publishes it, or change the reader first.',
            ),
      ),
  )
}

/** What a part reads in an event's payload is still there, of the same type, in what the publishers state. */
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
                `what ${publisher.part} ${publisher.version} publishes. ${reader.part} would show wrong things or break. ` +
                `Build ${reader.part} against the same event map and bring both live in one move.`,
            ),
          ]
        }),
    ),
  )

type Payload = Readonly<Record<string, string>>

/** Empty for a release from before payloads were recorded: nothing is known, so nothing is held against it. */
function payloadOf({ contract }: ReleaseManifest, event: string): Payload | undefined {
  return contract.events.payloads?.[event]
}

function changedFields(read: Payload | undefined, stated: Payload | undefined): string[] {
  if (!read || !stated) return []
  return Object.entries(read).flatMap(([field, type]) => {
    const now = stated[field]
    if (now === undefined) return [`${field} (${type}), which is gone`]
    return isWithin(now, type) ? [] : [`${field} as ${type}, which is ${now}`]
  })
}

/** Whether every alternative of one type is among those of the other, so that a reader of the other copes. */
function isWithin(type: string, expected: string): boolean {
  const known = expected.split(' | ')
  return type.split(' | ').every((alternative) => known.includes(alternative))
}
