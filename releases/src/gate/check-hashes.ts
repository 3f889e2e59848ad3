import { contradictions } from '../manifest/read-manifest'
import { refusal, type Check } from './candidate-set'

/** Every file that a page may load has a hash, and the stored files match theirs. */
export const checkHashes: Check = ({ parts, damage }) =>
  [...new Set([...Object.keys(parts), ...Object.keys(damage)])].flatMap((part) => {
    const manifest = parts[part]
    const name = manifest ? `${part} ${manifest.version}` : part
    return [...(manifest ? contradictions(manifest) : []), ...(damage[part] ?? [])].map((problem) =>
      refusal(
        'hashes',
        part,
        `${name}: ${problem}`,
        `${name} is damaged: ${problem} Browsers and servers would reject it. Build and publish a new version.`,
      ),
    )
  })
