import { Failure } from '../failure'

/** A list with one of its members one place up or down, and its places before and after, from 1; 409 at either end. */
export function moveInOrder<Member extends { title: string }>(
  list: readonly Member[],
  moved: Member,
  to: 'up' | 'down',
) {
  const from = list.indexOf(moved)
  const at = to === 'up' ? from - 1 : from + 1
  if (!list[at]) throw new Failure(409, 'conflict', `${moved.title} is ${to === 'up' ? 'first' : 'last'} already.`)
  return { order: list.toSpliced(from, 1).toSpliced(at, 0, moved), before: from + 1, after: at + 1 }
}
