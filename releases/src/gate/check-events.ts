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
