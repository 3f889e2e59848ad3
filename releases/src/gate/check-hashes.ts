import { contradictions } from '../manifest/read-manifest'
import { refusal, type Check } from './candidate-set'

/** Every file that a page may load has its hash, and the stored files still fit theirs. */
export const checkHashes: Check = ({ parts, damage }) =>
  Object.entries(parts).flatMap(([part, manifest]) =>
    [...contradictions(manifest), ...(damage[part] ?? [])].map((problem) =>
      refusal(
        'hashes',
        part,
        `${manifest.version}: ${problem}`,
        `${part} ${manifest.version} is not whole: ${problem} Browsers and servers would refuse it. ` +
          'Build and publish a new version.',
      ),
    ),
  )
