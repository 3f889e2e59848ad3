import { refusal, type Check } from './candidate-set'

/** No version is in the set that was taken back for its faults. */
export const checkBlocked: Check = ({ parts, blocked }) =>
  Object.entries(blocked).map(([part, why]) => {
    const version = parts[part]?.version ?? ''
    return refusal(
      'blocked',
      part,
      version,
      `${part} ${version} is blocked: ${why}. Publish a mended version; or, when the fault lay elsewhere, ` +
        `lift the block with: npm run release -- unblock ${part}@${version} --why "…".`,
    )
  })
