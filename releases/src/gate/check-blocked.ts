import { refusal, type Check } from './candidate-set'

/** No version of the set is blocked. */
export const checkBlocked: Check = ({ parts, blocked }) =>
  Object.entries(blocked).map(([part, why]) => {
    const version = parts[part]?.version ?? ''
    return refusal(
      'blocked',
      part,
      version,
      `${part} ${version} is blocked: ${why}. Publish a fixed version; or, if the failure had another cause, ` +
        `lift the block with: npm run release -- unblock ${part}@${version} --why "…".`,
    )
  })
