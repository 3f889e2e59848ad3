import satisfies from 'semver/functions/satisfies'
import { refusal, warning, type Check } from './candidate-set'

/** The running API satisfies the range that each part was built for. */
export const checkApi: Check = ({ parts, apiVersion }) =>
  Object.entries(parts).flatMap(([part, { version, contract }]) => {
    if (apiVersion === null) {
      return [
        warning(
          'api',
          part,
          'version',
          `The API’s version is unknown, so the range ${contract.api} of ${part} was not checked.`,
        ),
      ]
    }
    if (satisfies(apiVersion, contract.api, { includePrerelease: true })) return []
    return [
      refusal(
        'api',
        part,
        'version',
        `${part} ${version} needs the API ${contract.api}, and ${apiVersion} is running. Deploy a matching API first.`,
      ),
    ]
  })
