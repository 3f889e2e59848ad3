import satisfies from 'semver/functions/satisfies'
import { refusal, warning, type Check } from './candidate-set'

/** The API that runs is within the range that each part was built for. */
export const checkApi: Check = ({ parts, apiVersion }) =>
  Object.entries(parts).flatMap(([part, { version, contract }]) => {
    if (apiVersion === null) {
      return [
        warning(
          'api',
          part,
          'version',
          `The API’s version is not known, so ${part}’s need of ${contract.api} is not checked.`,
        ),
      ]
    }
    if (satisfies(apiVersion, contract.api, { includePrerelease: true })) return []
    return [
      refusal(
        'api',
        part,
        'version',
        `${part} ${version} needs the API ${contract.api}, and ${apiVersion} is running. Bring the fitting API up first.`,
      ),
    ]
  })
