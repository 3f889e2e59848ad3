import { refusal, type Check } from './candidate-set'

/** A part has a React of its own exactly if its contract says so: the shell provides it to every other. */
export const checkOwnReact: Check = ({ parts }) =>
  Object.entries(parts).flatMap(([part, { version, contract, ownReact }]) => {
    if ((contract.ownReact === true) === (ownReact !== undefined)) return []
    const problem = contract.ownReact
      ? 'declares a React of its own, and contains none'
      : `contains React ${ownReact}, and its contract doesn't declare it`
    const text = `${part} ${version} ${problem}. Set ownReact in release.contract.ts and build it again.`
    return [refusal('shared', part, 'own React', text)]
  })
