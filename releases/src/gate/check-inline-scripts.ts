import { inlineScriptHash } from '@shop/shared-api/built-code'
import { refusal, warning, type Check } from './candidate-set'

/** `release.json` records the inline scripts that a remote's Node bundle contains: browsers run no other ones. */
export const checkInlineScripts: Check = ({ parts, described, moving }) =>
  moving.flatMap((part) => {
    const [manifest, description] = [parts[part], described[part]]
    if (!manifest || !description) return []
    const { version, inlineScripts: recorded } = manifest
    const built = Object.entries(description.scripts).map(([name, text]) => [name, inlineScriptHash(text)] as const)
    const name = `${part} ${version}`
    if (!recorded) {
      if (built.length === 0) return []
      const message =
        `${name} was built when releases did not record their inline scripts, so browsers do not run those of ` +
        `${built.map(([screen]) => screen).join(', ')}: build it again.`
      return [warning('hashes', part, 'no record of inline scripts', message)]
    }
    const names = new Set([...Object.keys(recorded), ...built.map(([screen]) => screen)])
    const differing = [...names].filter((screen) => recorded[screen] !== Object.fromEntries(built)[screen]).sort()
    if (differing.length === 0) return []
    return [
      refusal(
        'hashes',
        part,
        `inline scripts of ${name}`,
        `release.json of ${name} records other inline scripts than its Node bundle contains (${differing.join(', ')}): ` +
          'it was changed after the build. Build and publish a new version.',
      ),
    ]
  })
